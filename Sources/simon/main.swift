print("simon")

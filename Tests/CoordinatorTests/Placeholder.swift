// holds

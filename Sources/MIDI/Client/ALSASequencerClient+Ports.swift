import CALSA
import System

extension ALSASequencerClient {
    func connect(_ address: SequencerAddress) throws(SystemError) {
        guard let pads = numbers[.pads] else { return }
        let code = snd_seq_connect_from(handle, pads, Int32(address.client), Int32(address.port))
        // It may already be connected by hand.
        guard code == 0 || code == -EBUSY else {
            throw .sequencer("snd_seq_connect_from", code)
        }
    }

    func disconnect(_ address: SequencerAddress) {
        guard let pads = numbers[.pads] else { return }
        snd_seq_disconnect_from(handle, pads, Int32(address.client), Int32(address.port))
    }

    func allPorts() -> [SequencerPort] {
        guard let query = PortQuery() else { return [] }
        var ports: [SequencerPort] = []
        snd_seq_client_info_set_client(query.client, -1)
        while snd_seq_query_next_client(handle, query.client) == 0 {
            snd_seq_port_info_set_client(query.port, snd_seq_client_info_get_client(query.client))
            snd_seq_port_info_set_port(query.port, -1)
            while snd_seq_query_next_port(handle, query.port) == 0 { ports.append(query.answer) }
        }
        return ports
    }

    func port(_ address: SequencerAddress) -> SequencerPort? {
        guard let query = PortQuery() else { return nil }
        let (client, port) = (Int32(address.client), Int32(address.port))
        guard snd_seq_get_any_client_info(handle, client, query.client) == 0,
            snd_seq_get_any_port_info(handle, client, port, query.port) == 0
        else { return nil }
        return query.answer
    }

    func connections(of address: SequencerAddress) -> [SequencerAddress] {
        var query: OpaquePointer?
        guard snd_seq_query_subscribe_malloc(&query) == 0, let query else { return [] }
        defer { snd_seq_query_subscribe_free(query) }
        var root = snd_seq_addr_t(client: address.client, port: address.port)
        var addresses: [SequencerAddress] = []
        for direction in [SND_SEQ_QUERY_SUBS_READ, SND_SEQ_QUERY_SUBS_WRITE] {
            snd_seq_query_subscribe_set_root(query, &root)
            snd_seq_query_subscribe_set_type(query, direction)
            snd_seq_query_subscribe_set_index(query, 0)
            while snd_seq_query_port_subscribers(handle, query) == 0 {
                addresses.append(SequencerAddress(snd_seq_query_subscribe_get_addr(query).pointee))
                snd_seq_query_subscribe_set_index(query, snd_seq_query_subscribe_get_index(query) + 1)
            }
        }
        return addresses
    }
}

private struct PortQuery: ~Copyable {
    let client: OpaquePointer
    let port: OpaquePointer

    init?() {
        var (client, port): (OpaquePointer?, OpaquePointer?)
        snd_seq_client_info_malloc(&client)
        snd_seq_port_info_malloc(&port)
        guard let client, let port else { return nil }
        (self.client, self.port) = (client, port)
    }

    deinit {
        snd_seq_client_info_free(client)
        snd_seq_port_info_free(port)
    }

    var answer: SequencerPort {
        let listening = UInt32(SND_SEQ_PORT_CAP_READ | SND_SEQ_PORT_CAP_SUBS_READ)
        let access = snd_seq_port_info_get_capability(port)
        return SequencerPort(
            address: SequencerAddress(snd_seq_port_info_get_addr(port).pointee),
            clientName: String(cString: snd_seq_client_info_get_name(client)),
            name: String(cString: snd_seq_port_info_get_name(port)),
            isKernels: snd_seq_client_info_get_type(client) == SND_SEQ_KERNEL_CLIENT,
            isReadable: access & listening == listening
                && access & UInt32(SND_SEQ_PORT_CAP_NO_EXPORT) == 0)
    }
}

// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice A stand-in for the Ethereum Name Service on the demo chain: universal resolver, registry and resolver in
/// one, so that a client asks the same questions as on mainnet (https://docs.ens.domains/resolvers/universal).
/// @dev Its code is placed at the universal resolver's address, so it must have no constructor and no immutables.
/// Anybody may write any record: it is a demo.
contract NameService {
    struct Record {
        bool exists;
        address account;
        mapping(string key => string value) texts;
    }

    /// Coin type of Ether (SLIP-44), the only one with addresses here.
    uint256 private constant ETHER = 60;

    mapping(bytes32 node => Record) private records;
    mapping(address account => string name) private primaryNames;

    error EmptyAddress();
    error ResolverNotFound(bytes name);
    error ReverseAddressMismatch(string primary, bytes primaryAddress);
    error UnsupportedResolverProfile(bytes4 selector);

    /// @notice Registers `name` (dotted, already normalised) for `account`.
    function setName(string calldata name, address account) external {
        Record storage record = records[nodeOfText(bytes(name))];
        record.exists = true;
        record.account = account;
    }

    /// @notice Sets a text record, `avatar` for example (ENSIP-5).
    function setText(string calldata name, string calldata key, string calldata value) external {
        records[nodeOfText(bytes(name))].texts[key] = value;
    }

    /// @notice The name that `account` wants to be called by; believed only if the name leads back to it.
    function setPrimaryName(address account, string calldata name) external {
        primaryNames[account] = name;
    }

    /// @notice Answers a resolver call, `addr` or `text`, for a DNS-encoded name (ENSIP-10); gateways are not used.
    function resolveWithGateways(bytes calldata name, bytes calldata data, string[] calldata)
        external
        view
        returns (bytes memory, address)
    {
        if (!records[nodeOfPacket(name, 0)].exists) revert ResolverNotFound(name);
        return (answer(data), address(this));
    }

    /// @notice The primary name of an address (ENSIP-19), empty if it has none.
    function reverseWithGateways(bytes calldata account, uint256 coinType, string[] calldata)
        external
        view
        returns (string memory name, address resolver, address reverseResolver)
    {
        if (account.length == 0) revert EmptyAddress();
        if (account.length != 20 || coinType != ETHER) return ("", address(0), address(this));
        name = primaryNames[address(bytes20(account))];
        if (bytes(name).length == 0) return ("", address(0), address(this));
        address forward = records[nodeOfText(bytes(name))].account;
        if (forward != address(bytes20(account))) revert ReverseAddressMismatch(name, abi.encodePacked(forward));
        return (name, address(this), address(this));
    }

    function answer(bytes calldata data) private view returns (bytes memory) {
        bytes4 selector = bytes4(data);
        if (selector == bytes4(keccak256("addr(bytes32)"))) {
            return abi.encode(records[abi.decode(data[4:], (bytes32))].account);
        }
        if (selector == bytes4(keccak256("addr(bytes32,uint256)"))) {
            (bytes32 node, uint256 coinType) = abi.decode(data[4:], (bytes32, uint256));
            bool known = coinType == ETHER && records[node].account != address(0);
            return abi.encode(known ? abi.encodePacked(records[node].account) : bytes(""));
        }
        if (selector == bytes4(keccak256("text(bytes32,string)"))) {
            (bytes32 node, string memory key) = abi.decode(data[4:], (bytes32, string));
            return abi.encode(records[node].texts[key]);
        }
        revert UnsupportedResolverProfile(selector);
    }

    /// Namehash (EIP-137) of a DNS-encoded name: each label follows its length, a zero ends the name.
    function nodeOfPacket(bytes calldata packet, uint256 start) private pure returns (bytes32) {
        uint256 length = start < packet.length ? uint8(packet[start]) : 0;
        if (length == 0) return bytes32(0);
        uint256 end = start + 1 + length;
        return keccak256(abi.encodePacked(nodeOfPacket(packet, end), keccak256(packet[start + 1:end])));
    }

    /// Namehash (EIP-137) of a dotted name, from its last label to its first.
    function nodeOfText(bytes memory name) private pure returns (bytes32 node) {
        uint256 end = name.length;
        while (end > 0) {
            uint256 start = end;
            while (start > 0 && name[start - 1] != ".") start--;
            bytes memory label = new bytes(end - start);
            for (uint256 i = 0; i < label.length; i++) label[i] = name[start + i];
            node = keccak256(abi.encodePacked(node, keccak256(label)));
            end = start > 0 ? start - 1 : 0;
        }
    }
}

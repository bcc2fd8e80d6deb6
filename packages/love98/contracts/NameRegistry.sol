// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice A name registry (EIP-137) and a resolver (ENSIP-1, ENSIP-3, ENSIP-5, ENSIP-9) for tests. A test deploys it
/// once for each role, so that a record is found only through the resolver that the registry names.
/// @dev Anybody may write any record.
contract NameRegistry {
    mapping(bytes32 node => address) public resolver;
    mapping(bytes32 node => string) public name;
    mapping(bytes32 node => mapping(string key => string)) public text;
    mapping(bytes32 node => address) private accounts;
    mapping(bytes32 node => mapping(uint256 coinType => bytes)) private coins;

    error UnknownName(bytes32 node);

    function setResolver(bytes32 node, address to) external {
        resolver[node] = to;
    }

    function setAddr(bytes32 node, address account) external {
        accounts[node] = account;
    }

    function setAddr(bytes32 node, uint256 coinType, bytes calldata account) external {
        coins[node][coinType] = account;
    }

    function setName(bytes32 node, string calldata to) external {
        name[node] = to;
    }

    function setText(bytes32 node, string calldata key, string calldata value) external {
        text[node][key] = value;
    }

    /// @notice The address record of a name. Reverts without a record, as resolvers may.
    function addr(bytes32 node) external view returns (address) {
        if (accounts[node] == address(0)) revert UnknownName(node);
        return accounts[node];
    }

    /// @notice The record of a coin type (SLIP-44, ENSIP-11), empty without one.
    function addr(bytes32 node, uint256 coinType) external view returns (bytes memory) {
        return coins[node][coinType];
    }
}

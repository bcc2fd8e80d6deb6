// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice A contract account with one owner, for trying contract signatures on the demo chain (EIP-1271).
/// @dev A demo: the signed hash is not bound to this account, so an owner of two accounts signs for both.
contract ContractWallet {
    bytes4 private constant VALID = 0x1626ba7e;
    bytes4 private constant INVALID = 0xffffffff;
    /// Half of the curve's order: a signature with a larger s has a twin and is refused (EIP-2).
    uint256 private constant HALF_ORDER = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0;

    address public immutable owner;

    error NotOwner(address caller);

    constructor(address accountOwner) {
        owner = accountOwner;
    }

    receive() external payable {}

    /// @notice Whether the owner signed `hash`: the magic value of EIP-1271 if so.
    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
        if (signature.length != 65) return INVALID;
        bytes32 r = bytes32(signature[0:32]);
        bytes32 s = bytes32(signature[32:64]);
        if (uint256(s) > HALF_ORDER) return INVALID;
        address signer = ecrecover(hash, uint8(signature[64]), r, s);
        return signer != address(0) && signer == owner ? VALID : INVALID;
    }

    /// @notice Calls another contract as this account; a failing call fails with its own reason.
    function execute(address to, uint256 value, bytes calldata data) external payable returns (bytes memory) {
        if (msg.sender != owner) revert NotOwner(msg.sender);
        (bool succeeded, bytes memory answer) = to.call{value: value}(data);
        if (!succeeded) {
            assembly {
                revert(add(answer, 32), mload(answer))
            }
        }
        return answer;
    }
}

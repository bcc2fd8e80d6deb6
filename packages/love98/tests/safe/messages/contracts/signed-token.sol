// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {DemoToken} from "DemoToken.sol";

interface IAccount {
    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4);
}

/// @notice A token of the tests that takes signatures of accounts with and without code (ERC-2612, ERC-3009, ERC-1271).
contract SignedToken is DemoToken {
    bytes32 private constant DOMAIN =
        keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");
    bytes32 private constant PERMIT =
        keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");
    bytes32 private constant TRANSFER = keccak256(
        "TransferWithAuthorization(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)"
    );
    bytes32 private constant RECEIVE = keccak256(
        "ReceiveWithAuthorization(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)"
    );
    bytes32 private constant CANCEL = keccak256("CancelAuthorization(address authorizer,bytes32 nonce)");

    struct Authorization {
        address from;
        address to;
        uint256 value;
        uint256 validAfter;
        uint256 validBefore;
        bytes32 nonce;
    }

    mapping(address owner => uint256 next) public nonces;
    mapping(address owner => mapping(bytes32 nonce => bool isUsed)) public isUsed;

    event AuthorizationUsed(address indexed authorizer, bytes32 indexed nonce);
    event AuthorizationCanceled(address indexed authorizer, bytes32 indexed nonce);

    error WrongSignature();
    error NotNow();
    error WrongCaller();
    error Used();

    constructor() DemoToken("Signed", "SGN", 6, 10 ** 30) {}

    function permit(address owner, address spender, uint256 value, uint256 deadline, bytes calldata signature)
        external
    {
        if (block.timestamp > deadline) revert NotNow();
        check(owner, keccak256(abi.encode(PERMIT, owner, spender, value, nonces[owner]++, deadline)), signature);
        allowance[owner][spender] = value;
        emit Approval(owner, spender, value);
    }

    function transferWithAuthorization(Authorization calldata one, bytes calldata signature) external {
        take(TRANSFER, one, signature);
    }

    function receiveWithAuthorization(Authorization calldata one, bytes calldata signature) external {
        if (msg.sender != one.to) revert WrongCaller();
        take(RECEIVE, one, signature);
    }

    function cancelAuthorization(address authorizer, bytes32 nonce, bytes calldata signature) external {
        if (isUsed[authorizer][nonce]) revert Used();
        check(authorizer, keccak256(abi.encode(CANCEL, authorizer, nonce)), signature);
        isUsed[authorizer][nonce] = true;
        emit AuthorizationCanceled(authorizer, nonce);
    }

    function take(bytes32 kind, Authorization calldata one, bytes calldata signature) private {
        if (block.timestamp <= one.validAfter || block.timestamp >= one.validBefore) revert NotNow();
        if (isUsed[one.from][one.nonce]) revert Used();
        check(one.from, keccak256(abi.encode(kind, one)), signature);
        isUsed[one.from][one.nonce] = true;
        emit AuthorizationUsed(one.from, one.nonce);
        move(one.from, one.to, one.value);
    }

    function check(address signer, bytes32 structHash, bytes calldata signature) private view {
        bytes32 domain =
            keccak256(abi.encode(DOMAIN, keccak256("Signed"), keccak256("1"), block.chainid, address(this)));
        bytes32 hash = keccak256(abi.encodePacked(hex"1901", domain, structHash));
        if (signer.code.length > 0) {
            if (IAccount(signer).isValidSignature(hash, signature) != 0x1626ba7e) revert WrongSignature();
            return;
        }
        address found = ecrecover(hash, uint8(signature[64]), bytes32(signature[0:32]), bytes32(signature[32:64]));
        if (found == address(0) || found != signer) revert WrongSignature();
    }
}

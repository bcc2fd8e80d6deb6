// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {DemoToken} from "DemoToken.sol";

interface IAccount {
    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4);
}

/// @notice Signatures over typed data (EIP-712) of accounts with and without code (ERC-1271).
abstract contract Signatures {
    error WrongSignature();
    error WrongNonce();
    error NotNow();

    function checkSignature(bytes32 domain, address signer, bytes32 structHash, bytes calldata signature)
        internal
        view
    {
        bytes32 hash = keccak256(abi.encodePacked(hex"1901", domain, structHash));
        if (signer.code.length > 0) {
            if (IAccount(signer).isValidSignature(hash, signature) != 0x1626ba7e) revert WrongSignature();
            return;
        }
        address found = ecrecover(hash, uint8(signature[64]), bytes32(signature[0:32]), bytes32(signature[32:64]));
        if (found == address(0) || found != signer) revert WrongSignature();
    }
}

/// @notice A token with Dai's permit, managers as Compound III and Morpho have them, and credit delegation as Aave has it.
contract SignedRights is DemoToken, Signatures {
    bytes32 private constant DOMAIN =
        keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");
    bytes32 private constant SHORT_DOMAIN = keccak256("EIP712Domain(uint256 chainId,address verifyingContract)");
    bytes32 private constant DAI =
        keccak256("Permit(address holder,address spender,uint256 nonce,uint256 expiry,bool allowed)");
    bytes32 private constant COMET =
        keccak256("Authorization(address owner,address manager,bool isAllowed,uint256 nonce,uint256 expiry)");
    bytes32 private constant MORPHO = keccak256(
        "Authorization(address authorizer,address authorized,bool isAuthorized,uint256 nonce,uint256 deadline)"
    );
    bytes32 private constant AAVE =
        keccak256("DelegationWithSig(address delegatee,uint256 value,uint256 nonce,uint256 deadline)");

    mapping(address owner => uint256 next) public nonces;
    mapping(address owner => mapping(address manager => bool)) public isManager;
    mapping(address owner => mapping(address borrower => uint256)) public borrowAllowance;

    event Managed(address indexed owner, address indexed manager, bool isAllowed);
    event BorrowAllowed(address indexed owner, address indexed borrower, uint256 amount);

    constructor() DemoToken("Rights", "RGT", 6, 10 ** 30) {}

    function permit(
        address holder,
        address spender,
        uint256 nonce,
        uint256 expiry,
        bool allowed,
        bytes calldata signature
    ) external {
        if (expiry != 0 && block.timestamp > expiry) revert NotNow();
        take(holder, nonce);
        check(holder, keccak256(abi.encode(DAI, holder, spender, nonce, expiry, allowed)), signature);
        allowance[holder][spender] = allowed ? type(uint256).max : 0;
        emit Approval(holder, spender, allowance[holder][spender]);
    }

    function allowBySig(
        address owner,
        address manager,
        bool isAllowed,
        uint256 nonce,
        uint256 expiry,
        bytes calldata signature
    ) external {
        if (block.timestamp >= expiry) revert NotNow();
        take(owner, nonce);
        check(owner, keccak256(abi.encode(COMET, owner, manager, isAllowed, nonce, expiry)), signature);
        setManager(owner, manager, isAllowed);
    }

    function setAuthorizationWithSig(
        address authorizer,
        address authorized,
        bool isAuthorized,
        uint256 nonce,
        uint256 deadline,
        bytes calldata signature
    ) external {
        if (block.timestamp > deadline) revert NotNow();
        take(authorizer, nonce);
        bytes32 domain = keccak256(abi.encode(SHORT_DOMAIN, block.chainid, address(this)));
        bytes32 hash = keccak256(abi.encode(MORPHO, authorizer, authorized, isAuthorized, nonce, deadline));
        checkSignature(domain, authorizer, hash, signature);
        setManager(authorizer, authorized, isAuthorized);
    }

    function delegationWithSig(
        address delegator,
        address delegatee,
        uint256 value,
        uint256 deadline,
        bytes calldata signature
    ) external {
        if (block.timestamp > deadline) revert NotNow();
        check(delegator, keccak256(abi.encode(AAVE, delegatee, value, nonces[delegator]++, deadline)), signature);
        borrowAllowance[delegator][delegatee] = value;
        emit BorrowAllowed(delegator, delegatee, value);
    }

    function setManager(address owner, address manager, bool isAllowed) private {
        isManager[owner][manager] = isAllowed;
        emit Managed(owner, manager, isAllowed);
    }

    function take(address owner, uint256 nonce) private {
        if (nonce != nonces[owner]++) revert WrongNonce();
    }

    function check(address signer, bytes32 structHash, bytes calldata signature) private view {
        bytes32 domain =
            keccak256(abi.encode(DOMAIN, keccak256("Rights"), keccak256("1"), block.chainid, address(this)));
        checkSignature(domain, signer, structHash, signature);
    }
}

/// @notice Allowances and transfers by signature as Permit2 has them: the same functions, types, domain and rules of time.
contract SignedAllowances is Signatures {
    bytes32 private constant DOMAIN = keccak256("EIP712Domain(string name,uint256 chainId,address verifyingContract)");
    string private constant DETAILS_TYPE =
        "PermitDetails(address token,uint160 amount,uint48 expiration,uint48 nonce)";
    string private constant ITEM_TYPE = "TokenPermissions(address token,uint256 amount)";

    struct PermitDetails {
        address token;
        uint160 amount;
        uint48 expiration;
        uint48 nonce;
    }

    struct PermitSingle {
        PermitDetails details;
        address spender;
        uint256 sigDeadline;
    }

    struct PermitBatch {
        PermitDetails[] details;
        address spender;
        uint256 sigDeadline;
    }

    struct TokenPermissions {
        address token;
        uint256 amount;
    }

    struct PermitTransferFrom {
        TokenPermissions permitted;
        uint256 nonce;
        uint256 deadline;
    }

    struct PermitBatchTransferFrom {
        TokenPermissions[] permitted;
        uint256 nonce;
        uint256 deadline;
    }

    struct Wanted {
        address to;
        uint256 requestedAmount;
    }

    struct Allowance {
        uint160 amount;
        uint48 expiration;
        uint48 nonce;
    }

    mapping(address owner => mapping(address token => mapping(address spender => Allowance))) public allowance;
    mapping(address owner => mapping(uint256 nonce => bool)) public isUsed;

    event Permit(
        address indexed owner,
        address indexed token,
        address indexed spender,
        uint160 amount,
        uint48 expiration,
        uint48 nonce
    );

    error TooMuch();

    function approve(address token, address spender, uint160 amount, uint48 expiration) external {
        set(msg.sender, spender, PermitDetails(token, amount, expiration, 0));
    }

    function permit(address owner, PermitSingle calldata one, bytes calldata signature) external {
        bytes32 kind = keccak256(
            abi.encodePacked("PermitSingle(PermitDetails details,address spender,uint256 sigDeadline)", DETAILS_TYPE)
        );
        check(owner, one.sigDeadline, abi.encode(kind, hashOf(one.details), one.spender, one.sigDeadline), signature);
        take(owner, one.spender, one.details);
    }

    function permit(address owner, PermitBatch calldata batch, bytes calldata signature) external {
        bytes32 kind = keccak256(
            abi.encodePacked("PermitBatch(PermitDetails[] details,address spender,uint256 sigDeadline)", DETAILS_TYPE)
        );
        bytes memory hashes;
        for (uint256 i = 0; i < batch.details.length; i++) hashes = bytes.concat(hashes, hashOf(batch.details[i]));
        bytes memory fields = abi.encode(kind, keccak256(hashes), batch.spender, batch.sigDeadline);
        check(owner, batch.sigDeadline, fields, signature);
        for (uint256 i = 0; i < batch.details.length; i++) take(owner, batch.spender, batch.details[i]);
    }

    function transferFrom(address from, address to, uint160 amount, address token) external {
        Allowance storage one = allowance[from][token][msg.sender];
        if (block.timestamp > one.expiration) revert NotNow();
        if (amount > one.amount) revert TooMuch();
        if (one.amount != type(uint160).max) one.amount -= amount;
        DemoToken(token).transferFrom(from, to, amount);
    }

    function permitTransferFrom(
        PermitTransferFrom calldata one,
        Wanted calldata wanted,
        address owner,
        bytes calldata signature
    ) external {
        bytes32 kind = keccak256(
            abi.encodePacked(
                "PermitTransferFrom(TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline)", ITEM_TYPE
            )
        );
        bytes memory fields = abi.encode(kind, hashOf(one.permitted), msg.sender, one.nonce, one.deadline);
        move(one, wanted, owner, fields, signature);
    }

    function permitWitnessTransferFrom(
        PermitTransferFrom calldata one,
        Wanted calldata wanted,
        address owner,
        bytes32 witness,
        string calldata rest,
        bytes calldata signature
    ) external {
        bytes32 kind = keccak256(
            abi.encodePacked(
                "PermitWitnessTransferFrom(TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline,",
                rest
            )
        );
        bytes memory fields = abi.encode(kind, hashOf(one.permitted), msg.sender, one.nonce, one.deadline, witness);
        move(one, wanted, owner, fields, signature);
    }

    function permitTransferFrom(
        PermitBatchTransferFrom calldata batch,
        Wanted[] calldata wanted,
        address owner,
        bytes calldata signature
    ) external {
        bytes32 kind = keccak256(
            abi.encodePacked(
                "PermitBatchTransferFrom(TokenPermissions[] permitted,address spender,uint256 nonce,uint256 deadline)",
                ITEM_TYPE
            )
        );
        bytes memory fields = abi.encode(kind, hashOf(batch.permitted), msg.sender, batch.nonce, batch.deadline);
        moveEach(batch, wanted, owner, fields, signature);
    }

    function permitWitnessTransferFrom(
        PermitBatchTransferFrom calldata batch,
        Wanted[] calldata wanted,
        address owner,
        bytes32 witness,
        string calldata rest,
        bytes calldata signature
    ) external {
        bytes32 kind = keccak256(
            abi.encodePacked(
                "PermitBatchWitnessTransferFrom(TokenPermissions[] permitted,address spender,uint256 nonce,uint256 deadline,",
                rest
            )
        );
        bytes memory fields = abi.encode(kind, hashOf(batch.permitted), msg.sender, batch.nonce, batch.deadline, witness);
        moveEach(batch, wanted, owner, fields, signature);
    }

    function move(
        PermitTransferFrom calldata one,
        Wanted calldata wanted,
        address owner,
        bytes memory fields,
        bytes calldata signature
    ) private {
        if (wanted.requestedAmount > one.permitted.amount) revert TooMuch();
        use(owner, one.nonce);
        check(owner, one.deadline, fields, signature);
        DemoToken(one.permitted.token).transferFrom(owner, wanted.to, wanted.requestedAmount);
    }

    function moveEach(
        PermitBatchTransferFrom calldata batch,
        Wanted[] calldata wanted,
        address owner,
        bytes memory fields,
        bytes calldata signature
    ) private {
        if (wanted.length != batch.permitted.length) revert TooMuch();
        use(owner, batch.nonce);
        check(owner, batch.deadline, fields, signature);
        for (uint256 i = 0; i < wanted.length; i++) {
            if (wanted[i].requestedAmount > batch.permitted[i].amount) revert TooMuch();
            if (wanted[i].requestedAmount == 0) continue;
            DemoToken(batch.permitted[i].token).transferFrom(owner, wanted[i].to, wanted[i].requestedAmount);
        }
    }

    function take(address owner, address spender, PermitDetails calldata details) private {
        if (allowance[owner][details.token][spender].nonce != details.nonce) revert WrongNonce();
        set(owner, spender, details);
        allowance[owner][details.token][spender].nonce = details.nonce + 1;
        emit Permit(owner, details.token, spender, details.amount, details.expiration, details.nonce);
    }

    /// @dev An expiration of zero is the time of the block.
    function set(address owner, address spender, PermitDetails memory details) private {
        Allowance storage one = allowance[owner][details.token][spender];
        one.amount = details.amount;
        one.expiration = details.expiration == 0 ? uint48(block.timestamp) : details.expiration;
    }

    function use(address owner, uint256 nonce) private {
        if (isUsed[owner][nonce]) revert WrongNonce();
        isUsed[owner][nonce] = true;
    }

    function hashOf(PermitDetails calldata one) private pure returns (bytes32) {
        return keccak256(abi.encode(keccak256(bytes(DETAILS_TYPE)), one));
    }

    function hashOf(TokenPermissions calldata one) private pure returns (bytes32) {
        return keccak256(abi.encode(keccak256(bytes(ITEM_TYPE)), one));
    }

    function hashOf(TokenPermissions[] calldata list) private pure returns (bytes32) {
        bytes memory hashes;
        for (uint256 i = 0; i < list.length; i++) hashes = bytes.concat(hashes, hashOf(list[i]));
        return keccak256(hashes);
    }

    function check(address owner, uint256 deadline, bytes memory fields, bytes calldata signature) private view {
        if (block.timestamp > deadline) revert NotNow();
        bytes32 domain = keccak256(abi.encode(DOMAIN, keccak256("Permit2"), block.chainid, address(this)));
        checkSignature(domain, owner, keccak256(fields), signature);
    }
}

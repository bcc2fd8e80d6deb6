// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice A dollar of the demo chain with the habits of Tether's on Ethereum (0xdAC17F958D2ee523a2206206994597C13D831ec7): `approve`,
/// `transfer` and `transferFrom` return nothing, an allowance is only changed from or to zero, no failure has a text, and its
/// owner can stop all transfers or those of one holder.
contract DemoTether {
    string public name;
    string public symbol;
    uint8 public immutable decimals;
    uint256 public immutable totalSupply;
    address public immutable owner;
    bool public paused;

    mapping(address holder => uint256 amount) public balanceOf;
    mapping(address holder => mapping(address spender => uint256 amount)) public allowance;
    mapping(address holder => bool) public isBlackListed;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    /// @param initialSupply in the token's smallest unit.
    constructor(string memory tokenName, string memory tokenSymbol, uint8 tokenDecimals, uint256 initialSupply) {
        name = tokenName;
        symbol = tokenSymbol;
        decimals = tokenDecimals;
        totalSupply = initialSupply;
        owner = msg.sender;
        balanceOf[msg.sender] = initialSupply;
        emit Transfer(address(0), msg.sender, initialSupply);
    }

    function setPaused(bool isPaused) external {
        require(msg.sender == owner);
        paused = isPaused;
    }

    function setBlackListed(address holder, bool isListed) external {
        require(msg.sender == owner);
        isBlackListed[holder] = isListed;
    }

    function transfer(address to, uint256 value) external {
        move(msg.sender, to, value);
    }

    function approve(address spender, uint256 value) external {
        require(value == 0 || allowance[msg.sender][spender] == 0);
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
    }

    function transferFrom(address from, address to, uint256 value) external {
        uint256 allowed = allowance[from][msg.sender];
        require(allowed >= value);
        if (allowed != type(uint256).max) allowance[from][msg.sender] = allowed - value;
        move(from, to, value);
    }

    function move(address from, address to, uint256 value) private {
        require(!paused && !isBlackListed[from] && to != address(0) && balanceOf[from] >= value);
        unchecked {
            balanceOf[from] -= value;
            balanceOf[to] += value;
        }
        emit Transfer(from, to, value);
    }
}

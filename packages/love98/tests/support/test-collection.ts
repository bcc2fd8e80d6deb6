import type { Hex } from 'viem'

/** A collection of NFTs (EIP-721) without receiver hooks; every account may mint. */
const source = `// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;
contract TestCollection {
  event Transfer(address indexed from, address indexed to, uint256 indexed id);
  event Approval(address indexed owner, address indexed approved, uint256 indexed id);
  event ApprovalForAll(address indexed owner, address indexed operator, bool approved);
  mapping(uint256 => address) public ownerOf;
  mapping(uint256 => address) public getApproved;
  mapping(address => mapping(address => bool)) public isApprovedForAll;
  function supportsInterface(bytes4 id) external pure returns (bool) {
    return id == 0x01ffc9a7 || id == 0x80ac58cd;
  }
  function mint(address to, uint256 id) external {
    require(ownerOf[id] == address(0));
    ownerOf[id] = to;
    emit Transfer(address(0), to, id);
  }
  function approve(address spender, uint256 id) external {
    require(ownerOf[id] == msg.sender || isApprovedForAll[ownerOf[id]][msg.sender]);
    getApproved[id] = spender;
    emit Approval(ownerOf[id], spender, id);
  }
  function setApprovalForAll(address operator, bool approved) external {
    isApprovedForAll[msg.sender][operator] = approved;
    emit ApprovalForAll(msg.sender, operator, approved);
  }
  function transferFrom(address from, address to, uint256 id) public {
    require(ownerOf[id] == from && to != address(0));
    require(msg.sender == from || getApproved[id] == msg.sender || isApprovedForAll[from][msg.sender]);
    ownerOf[id] = to;
    delete getApproved[id];
    emit Transfer(from, to, id);
  }
  function safeTransferFrom(address from, address to, uint256 id) external { transferFrom(from, to, id); }
  function safeTransferFrom(address from, address to, uint256 id, bytes calldata) external { transferFrom(from, to, id); }
}`

/** Compiles the collection and returns its creation code. @throws {Error} of the compiler */
export async function collectionCode(): Promise<Hex> {
  const { default: solc } = await import('solc')
  const input = {
    language: 'Solidity',
    sources: { 'TestCollection.sol': { content: source } },
    settings: { outputSelection: { '*': { '*': ['evm.bytecode.object'] } } },
  }
  const output = JSON.parse(solc.compile(JSON.stringify(input)))
  const compiled = output.contracts?.['TestCollection.sol']?.TestCollection?.evm.bytecode.object
  if (!compiled) throw new Error(JSON.stringify(output.errors))
  return `0x${compiled}`
}

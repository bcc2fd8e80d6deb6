import { type Ledger, type Proposal, statusOf } from './ledger.ts'
import { decodeCall } from './safe-contract.ts'
import { infoOf, party, type Tokens } from './transaction-info.ts'

type SafeNow = Awaited<ReturnType<Ledger['now']>>

export function serializeSummary(
  proposal: Proposal,
  now: SafeNow,
  { ledger, tokens }: { ledger: Ledger; tokens: Tokens },
) {
  const { safeTxHash, nonce, confirmations, executed, submittedAt, note } = proposal
  const signed = confirmations.map(({ owner }) => owner)
  return {
    id: `multisig_${ledger.safe}_${safeTxHash}`,
    timestamp: executed?.at ?? submittedAt,
    txStatus: statusOf(proposal, now),
    txInfo: infoOf(proposal, ledger.safe, tokens),
    executionInfo: {
      type: 'MULTISIG',
      nonce,
      confirmationsRequired: now.threshold,
      confirmationsSubmitted: confirmations.length,
      missingSigners: executed ? null : now.owners.filter((owner) => !signed.includes(owner)).map(party),
    },
    safeAppInfo: null,
    txHash: executed?.txHash ?? null,
    note,
  }
}

export function serializeDetails(
  proposal: Proposal,
  now: SafeNow,
  { ledger, tokens }: { ledger: Ledger; tokens: Tokens },
) {
  const { to, value, data, operation, executed, confirmations } = proposal
  const { nonce, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, safeTxHash } = proposal
  return {
    safeAddress: ledger.safe,
    txId: `multisig_${ledger.safe}_${safeTxHash}`,
    executedAt: executed?.at ?? null,
    txStatus: statusOf(proposal, now),
    txInfo: infoOf(proposal, ledger.safe, tokens),
    txData: {
      hexData: data,
      dataDecoded: data === '0x' ? null : decodeCall(data),
      to: party(to),
      value,
      operation,
      trustedDelegateCallTarget: operation === 1 ? false : null,
    },
    detailedExecutionInfo: {
      type: 'MULTISIG',
      submittedAt: proposal.submittedAt,
      nonce,
      safeTxGas,
      baseGas,
      gasPrice,
      gasToken,
      refundReceiver: party(refundReceiver),
      safeTxHash,
      executor: executed ? party(executed.executor) : null,
      signers: now.owners.map(party),
      confirmationsRequired: now.threshold,
      confirmations: confirmations.map(({ owner, signature, at }) => ({
        signer: party(owner),
        signature,
        submittedAt: at,
      })),
      rejectors: [],
      gasTokenInfo: null,
      trusted: true,
      proposer: party(proposal.proposer),
      proposedByDelegate: null,
    },
    txHash: executed?.txHash ?? null,
    safeAppInfo: null,
    note: proposal.note,
  }
}

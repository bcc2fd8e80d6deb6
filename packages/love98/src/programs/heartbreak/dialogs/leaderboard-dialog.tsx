import { useState } from 'react'
import { heartbreakServer } from '@/browser/api/heartbreak'
import { shortenAddress } from '@/domain/address'
import type { Level } from '@/domain/heartbreak/board/level'
import { type LeaderboardRow, type Period, periods } from '@/domain/heartbreak/wire/api-reads'
import { heartbreakRanking } from '@/texts/heartbreak-ranking'
import { AddressText } from '@/ui/address-text/address-text'
import { Dialog } from '@/ui/dialog/dialog'
import { DialogButtons } from '@/ui/dialog-buttons/dialog-buttons'
import { RadioGroup } from '@/ui/radio-group/radio-group'
import { ReportRow, ReportTable } from '@/ui/report-table/report-table'
import { type RankedLevelId, rankedLevelId } from '../ranked/ranked-level'
import styles from './dialogs.module.css'
import { LevelChoice } from './level-choice'
import { RequestState } from './request-state'
import { useRequest } from './use-request'

type LeaderboardDialogProps = { level: Level; onWatch: (gameId: string) => void; onClose: () => void }

export function LeaderboardDialog({ level, onWatch, onClose }: LeaderboardDialogProps) {
  const { close, table } = heartbreakRanking
  const [chosen, setChosen] = useState<RankedLevelId>(rankedLevelId(level))
  const [period, setPeriod] = useState<Period>('day')
  const [page, setPage] = useState(1)
  const [chosenGame, setChosenGame] = useState<string | null>(null)
  const { request, retry } = useRequest(`${chosen} ${period} ${page}`, () =>
    heartbreakServer.leaderboard({ level: chosen, period, page }),
  )
  const answer = request.status === 'success' ? request.data : null
  const own = answer?.own ?? null
  const isOwnShown = own !== null && answer?.rows.some(({ gameId }) => gameId === own.gameId)
  const rows = [...(answer?.rows ?? []), ...(own && !isOwnShown ? [own] : [])]
  const selected = rows.find(({ gameId }) => gameId === chosenGame) ?? rows[0]

  return (
    <Dialog title={table.title} onClose={onClose} width={520} height={360}>
      <LevelChoice
        chosen={chosen}
        onChoose={(id) => {
          setChosen(id)
          setPage(1)
        }}
      />
      <RadioGroup
        className={styles.choices}
        label={table.period}
        options={periods.map((id) => ({ id, label: table.periods[id] }))}
        value={period}
        onChange={(id) => {
          setPeriod(id)
          setPage(1)
        }}
      />
      <RequestState request={request} onRetry={retry} />
      {answer && rows.length === 0 && <p className={styles.note}>{table.empty}</p>}
      {rows.length > 0 && (
        <ReportTable label={table.title} className={styles.leaders} heads={columnHeads(table.heads)}>
          {rows.map((entry) => (
            <Row
              key={entry.gameId}
              row={entry}
              isOwn={own?.address === entry.address}
              isSelected={entry === selected}
              onSelect={() => setChosenGame(entry.gameId)}
              onWatch={() => onWatch(entry.gameId)}
            />
          ))}
        </ReportTable>
      )}
      {answer?.namesPending && <p className={styles.note}>{table.names}</p>}
      <DialogButtons>
        {answer && answer.pages > 1 && (
          <>
            <span>{table.page(page, answer.pages)}</span>
            <button type="button" disabled={page <= 1} onClick={() => setPage(page - 1)}>
              {table.earlier}
            </button>
            <button type="button" disabled={page >= answer.pages} onClick={() => setPage(page + 1)}>
              {table.later}
            </button>
          </>
        )}
        {selected && (
          <button
            type="button"
            aria-label={table.watchOf(playerOf(selected))}
            onClick={() => onWatch(selected.gameId)}
          >
            {table.watch}
          </button>
        )}
        <button type="button" data-default onClick={onClose}>
          {close}
        </button>
      </DialogButtons>
    </Dialog>
  )
}

type RowProps = {
  row: LeaderboardRow
  isOwn: boolean
  isSelected: boolean
  onSelect: () => void
  onWatch: () => void
}

function Row({ row, isOwn, isSelected, onSelect, onWatch }: RowProps) {
  const { table } = heartbreakRanking
  const { actions, address, hints, officialMs, rank, underReview } = row
  return (
    <ReportRow
      name={
        <span>
          {rank} <span className="visually-hidden">{playerOf(row)}</span>
        </span>
      }
      isSelected={isSelected}
      onSelect={onSelect}
      onOpen={onWatch}
      className={isOwn ? styles.own : undefined}
    >
      <td>
        <AddressText address={address} shown={playerOf(row)} title={address} className="selectable" />
        {isOwn && ` (${table.you})`}
        {underReview && ` · ${table.review}`}
      </td>
      <td>{table.seconds((officialMs / 1_000).toFixed(3))}</td>
      <td>{actions}</td>
      <td>{hints}</td>
    </ReportRow>
  )
}

function playerOf({ address, name }: LeaderboardRow): string {
  return name ?? shortenAddress(address)
}

function columnHeads(names: readonly string[]) {
  return names.map((name) => (
    <th key={name} scope="col">
      {name}
    </th>
  ))
}

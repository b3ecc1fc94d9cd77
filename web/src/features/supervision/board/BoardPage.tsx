import type { Board, BoardLease } from '@panel/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { useAction } from '../../../ui/actions/use-action'
import { QueryPanel } from '../../../ui/lists/QueryPanel'
import { ScrollRegion } from '../../../ui/lists/ScrollRegion'
import { useRowCursor } from '../../../ui/lists/use-row-cursor'
import { PageHead } from '../../../ui/PageHead'
import { useNow } from '../../../ui/words/now'
import { useConnection } from '../../answering/live/live'
import { useUser } from '../../settings/user-query'
import { AwayPanel } from './AwayPanel'
import { BoardFoot } from './BoardFoot'
import { BoardClock, BoardSentence, LostNotice } from './BoardHead'
import { BoardLanguages } from './BoardLanguages'
import styles from './BoardPage.module.css'
import { openWalls } from './board-actions'
import { boardQuery } from './board-query'
import { longestIdle, oldestOf } from './board-rows'
import { HandoversPanel } from './HandoversPanel'
import { HourPanel } from './HourPanel'
import { LeasesPanel } from './LeasesPanel'
import { WallsDialog } from './WallsDialog'

/** The coaches' board: what waits against who is here, and what they are doing. It is made to be left open. */
export function BoardPage() {
  const { t } = useTranslation()
  const query = useQuery(boardQuery)
  const { data, dataUpdatedAt } = query
  const isLost = useConnection().phase === 'lost' || (query.isError && data !== undefined)
  return (
    <div className={styles.board}>
      <PageHead title={t('page.board')} />
      <QueryPanel
        query={{ ...query, error: data ? null : query.error }}
        isEmpty={false}
        failed={t('board.failed')}
        nothing=""
        onReset={null}
        className={styles.state}
      >
        {data && <Content board={data} isLost={isLost} updatedAt={dataUpdatedAt} />}
      </QueryPanel>
    </div>
  )
}

type Props = { board: Board; isLost: boolean; updatedAt: number }

function Content({ board, isLost, updatedAt }: Props) {
  const { t } = useTranslation()
  const { languages, leases } = board
  const late = useUser().late_minutes
  const now = useNow()
  const [hasWalls, setHasWalls] = useState(false)
  const wall = useAction(openWalls, { run: () => setHasWalls(true) })
  const [chosen, setChosen] = useState<{ language: string } | { lease: string } | null>(null)
  // Ids of conversations are positive.
  const idOf = (language: string) => -1 - languages.findIndex((each) => each.language === language)
  const cursor = useRowCursor<HTMLElement>([
    ...languages.map(({ language }) => idOf(language)),
    ...leases.items.map(({ conversation_id }) => conversation_id),
  ])
  const language = (chosen && 'language' in chosen ? chosen.language : oldestOf(languages)?.language) ?? null
  const lease: BoardLease | null =
    leases.items.find(({ id }) => chosen && 'lease' in chosen && id === chosen.lease) ??
    longestIdle(leases.items, now)
  return (
    <>
      <ScrollRegion ref={cursor.table} className={styles.scroll} aria-label={t('page.board')}>
        <header className={styles.head}>
          <BoardSentence board={board} late={late.chat} />
          <BoardClock isLost={isLost} />
          <ActionButton action={wall} size="small" />
        </header>
        {isLost && <LostNotice updatedAt={updatedAt} />}
        {languages.length === 0 ? (
          <p className={styles.empty}>{t('board.no_languages')}</p>
        ) : (
          <BoardLanguages
            languages={languages}
            hours={board.hours}
            late={late.chat}
            cursor={{
              chosen: language,
              idOf,
              onFocus(each) {
                cursor.setCursor(idOf(each))
                setChosen({ language: each })
              },
            }}
          />
        )}
        <div className={styles.panels}>
          <LeasesPanel
            leases={leases}
            chosen={lease}
            onFocus={(each) => {
              cursor.setCursor(each.conversation_id)
              setChosen({ lease: each.id })
            }}
          />
          <HandoversPanel handovers={board.handovers} late={late.handover} />
          <AwayPanel board={board} />
          <HourPanel hour={board.hour} />
        </div>
      </ScrollRegion>
      {hasWalls && <WallsDialog onClose={() => setHasWalls(false)} />}
      <BoardFoot
        row={languages.find((each) => each.language === language) ?? null}
        lease={lease}
        hours={board.hours}
        isLost={isLost}
      />
    </>
  )
}

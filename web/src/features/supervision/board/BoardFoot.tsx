import type { BoardLanguage, BoardLease } from '@panel/contract'
import { hasRight } from '@panel/contract/rules/rights'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../ui/actions/ActionButton'
import { buttonClass } from '../../../ui/actions/Button'
import { Keys } from '../../../ui/actions/Keys'
import { useAction } from '../../../ui/actions/use-action'
import { moveInList } from '../../../ui/lists/list-actions'
import { slowAfter } from '../../../ui/slow'
import { useAge } from '../../../ui/words/Age'
import { useNow } from '../../../ui/words/now'
import { languageName, languageWord } from '../../../ui/words/region-names'
import { useUser } from '../../settings/user-query'
import { AskDialog } from './AskDialog'
import { waitingIn } from './BoardLanguages'
import styles from './BoardPage.module.css'
import { askForLanguage, pauseHolder, releaseChat } from './board-actions'
import { writersQuery } from './board-query'
import { idleFor } from './board-rows'
import { ReasonDialog } from './ReasonDialog'
import { useBoardActs } from './use-board-acts'

type Props = {
  row: BoardLanguage | null
  lease: BoardLease | null
  hours: readonly string[]
  /** Acts wait while the connection is lost. */
  isLost: boolean
}

/** The acts for the language and the lease at the cursor. */
export function BoardFoot({ row, lease, hours, isLost }: Props) {
  const { t } = useTranslation()
  const user = useUser()
  const acts = useBoardActs()
  const [asked, setAsked] = useState<BoardLanguage | null>(null)
  const [explained, setExplained] = useState<{ kind: 'release' | 'pause'; lease: BoardLease } | null>(null)
  const client = useQueryClient()
  // It opens with its choices, unless these come so late that nobody expects it any more.
  const opening = useMutation({
    mutationFn: async (chosen: BoardLanguage) => {
      const start = performance.now()
      await client.prefetchQuery(writersQuery(chosen.language))
      if (performance.now() - start < slowAfter) setAsked(chosen)
    },
  })
  const blocked = isLost ? t('board.act.waits') : acts.isPending || opening.isPending ? t('loading') : null
  const ask = useAction(
    askForLanguage,
    row && { blocked, language: languageWord(row.language), run: () => opening.mutate(row) },
  )
  const release = useAction(
    releaseChat,
    lease && { blocked, run: () => setExplained({ kind: 'release', lease }) },
  )
  const pause = useAction(
    pauseHolder,
    lease && {
      blocked: lease.operator.id === user.id ? t('board.act.not_yourself') : blocked,
      isPaused: lease.paused,
      run: () => (lease.paused ? acts.resume(lease) : setExplained({ kind: 'pause', lease })),
    },
  )
  return (
    <footer className={styles.foot}>
      <span className={styles.keys}>
        <Keys keys={moveInList.key} /> {t('overview.move')}
      </span>
      {row && (
        <>
          <b className={styles.chosen}>{languageName(row.language)}</b>
          {ask && <ActionButton action={ask} look="primary" isBusy={opening.isPending} />}
          {hasRight(user.scope, 'other_chats.overview') && (
            <Link to="/messages" search={waitingIn(row.language)} className={buttonClass({})}>
              {t('board.see_waiting')} <Keys keys="enter" />
            </Link>
          )}
        </>
      )}
      {lease && (
        <span className={styles.end}>
          <span className={styles.of}>
            <Holder lease={lease} />
          </span>
          {release && <ActionButton action={release} />}
          {pause && <ActionButton action={pause} />}
        </span>
      )}
      {asked && <AskDialog row={asked} hours={hours} onClose={() => setAsked(null)} ask={acts.ask} />}
      {explained && <ReasonDialog {...explained} acts={acts} onClose={() => setExplained(null)} />}
    </footer>
  )
}

/** Whom the acts at the end are for. */
function Holder({ lease }: { lease: BoardLease }) {
  const { t } = useTranslation()
  const age = useAge()
  const idle = idleFor(lease, useNow())
  return (
    <>
      <b>{lease.operator.name ?? t('away.somebody', { id: lease.operator.id })}</b>,{' '}
      {t('board.act.idle', { time: age(idle) })}
      {lease.paused && `, ${t('board.paused')}`}
    </>
  )
}

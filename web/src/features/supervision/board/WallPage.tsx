import type { WallBoard } from '@panel/contract'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error'
import { call } from '../../../api/call'
import { queryClient } from '../../../api/query-client'
import { ScrollRegion } from '../../../ui/lists/ScrollRegion'
import text from '../../../ui/text.module.css'
import { failureText } from '../../../ui/words/failure'
import { showLanguage } from '../../../ui/words/texts'
import { GateFrame } from '../../people/sign-in/GateFrame'
import { readRelease, releaseQuery, runningRelease } from '../../settings/release-query'
import { BoardClock, BoardSentence, LostNotice } from './BoardHead'
import { BoardLanguages } from './BoardLanguages'
import boardStyles from './BoardPage.module.css'
import { useAwake } from './use-awake'
import styles from './WallPage.module.css'
import { WallPanels } from './WallPanels'

/** Milliseconds between two reads. */
const interval = 15_000

type Props = {
  token: string
  /** Loads the page again, for a new release. */
  onRelease: () => void
}

/** The board on a wall screen: nobody is signed in, nothing can be pressed, and it runs for weeks. */
export function WallPage(props: Props) {
  return (
    <QueryClientProvider client={queryClient}>
      <Wall {...props} />
    </QueryClientProvider>
  )
}

function Wall({ token, onRelease }: Props) {
  const { t, i18n } = useTranslation()
  const { data, error, dataUpdatedAt } = useQuery({
    queryKey: ['wall', token],
    queryFn: async ({ signal }) => {
      const board = await call('GET /api/wall', { headers: { authorization: `Bearer ${token}` }, signal })
      if (board.language !== i18n.language) void showLanguage(board.language)
      return board
    },
    refetchInterval: interval,
    refetchIntervalInBackground: true,
    retry: false,
  })
  useAwake()
  useReload(onRelease)
  if (error instanceof ApiError && error.code === 'wall_ended')
    return (
      <GateFrame>
        <h1>{t('board.wall.ended')}</h1>
        <p>{t('board.wall.ended_text')}</p>
      </GateFrame>
    )
  if (!data)
    return (
      <GateFrame>
        <h1>{t('page.board')}</h1>
        <p role="status">{error ? failureText(t, t('board.failed'), error) : t('loading')}</p>
      </GateFrame>
    )
  return <Content board={data} isLost={error !== null} updatedAt={dataUpdatedAt} />
}

type ContentProps = { board: WallBoard; isLost: boolean; updatedAt: number }

function Content({ board, isLost, updatedAt }: ContentProps) {
  const { t } = useTranslation()
  return (
    <main className={`${boardStyles.board} ${styles.wall}`}>
      <ScrollRegion className={styles.scroll} aria-label={t('page.board')}>
        <h1 className={text.hidden}>{t('page.board')}</h1>
        <header className={boardStyles.head}>
          <BoardSentence board={board} late={board.late_minutes.chat} />
          <BoardClock isLost={isLost} />
        </header>
        {isLost && <LostNotice updatedAt={updatedAt} hasActs={false} />}
        {board.languages.length === 0 ? (
          <p className={boardStyles.empty}>{t('board.no_languages')}</p>
        ) : (
          <BoardLanguages
            languages={board.languages}
            hours={board.hours}
            late={board.late_minutes.chat}
            cursor={null}
          />
        )}
        <WallPanels board={board} />
      </ScrollRegion>
    </main>
  )
}

/** A wall has nobody to press a button: it loads a new release by itself. */
function useReload(onRelease: () => void) {
  useQuery({
    ...releaseQuery,
    queryFn: async (context) => {
      const [release, running] = [await readRelease(context), runningRelease()]
      // Each check tries again, because a reload may be refused.
      if (release && running && release !== running) onRelease()
      return release
    },
  })
}

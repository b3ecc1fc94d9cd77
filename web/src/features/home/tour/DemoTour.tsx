import { languageOf } from '@panel/contract/rules/locale'
import { hasRight } from '@panel/contract/rules/rights'
import { IconCheck, IconLogout, IconX } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { Button, buttonClass } from '../../../ui/actions/Button'
import { Keys } from '../../../ui/actions/Keys'
import { focusPage } from '../../../ui/actions/move-focus'
import { showToast } from '../../../ui/overlays/toasts'
import text from '../../../ui/text.module.css'
import { failureText } from '../../../ui/words/failure'
import { queueKeys } from '../../answering/queue/queue-actions'
import { queueAddress, queueFor } from '../../answering/queue/queue-links'
import { useLogOut } from '../../answering/use-log-out'
import { useUser } from '../../settings/user-query'
import styles from './DemoTour.module.css'
import { tourEndedOf } from './tour-ended'
import { firstChatQuery, tourQuery } from './tour-query'

/** Three things to try in a demo. A step ticks itself when somebody has done it. */
export function DemoTour() {
  const { t, i18n } = useTranslation()
  const { id, message_types, scope } = useUser()
  const { data: done } = useQuery(tourQuery)
  const language = languageOf(i18n.language)
  useQuery({ ...firstChatQuery(language), enabled: done?.answered === false })
  const queue = queueFor(message_types)
  const title = useId()
  const close = () => {
    tourEndedOf(id).write(true)
    focusPage()
  }
  return (
    <section className={styles.tour} aria-labelledby={title}>
      <div>
        <h2 id={title}>{t('demo.tour.title')}</h2>
        <p>{t('demo.banner')}</p>
      </div>
      <ol>
        <Step
          number={1}
          isDone={done?.answered}
          title={t('demo.tour.answer')}
          words={t('demo.tour.answer_words', { key: queueKeys[queue] })}
        >
          <Link {...queueAddress[queue]} className={buttonClass({ size: 'small' })}>
            {t('demo.tour.start')}
            <Keys keys={queueKeys[queue]} />
          </Link>
        </Step>
        <AskedStep isDone={done?.told} />
        <Step
          number={3}
          isDone={done?.supervised}
          title={t('demo.tour.supervise')}
          words={t('demo.tour.supervise_words')}
        >
          {hasRight(scope, 'chat_stats.board') ? (
            <Link to="/board" className={buttonClass({ size: 'small' })}>
              {t('demo.tour.open_board')}
            </Link>
          ) : (
            <SwitchButton />
          )}
        </Step>
      </ol>
      <Button look="quiet" size="small" isIcon aria-label={t('demo.tour.close')} onClick={close}>
        <IconX size={14} stroke={1.75} aria-hidden="true" />
      </Button>
    </section>
  )
}

type StepProps = {
  number: number
  isDone: boolean | undefined
  title: string
  words: ReactNode
  children: ReactNode
}

function Step({ number, isDone, title, words, children }: StepProps) {
  const { t } = useTranslation()
  return (
    <li data-done={isDone || undefined}>
      <span className={styles.number}>
        {isDone ? <IconCheck size={14} stroke={2.25} aria-hidden="true" /> : number}
      </span>
      <div>
        <b>
          {title}
          {isDone && <span className={text.hidden}> {t('demo.tour.done')}</span>}
        </b>
        <p>{words}</p>
      </div>
      {children}
    </li>
  )
}

/** Opens a chat in which a customer asks who writes. */
function AskedStep({ isDone }: { isDone: boolean | undefined }) {
  const { t, i18n } = useTranslation()
  const navigate = useNavigate()
  const body = { language: languageOf(i18n.language), about: 'who_writes' } as const
  const ask = useMutation({
    mutationFn: () => call('POST /api/demo/chats', { body }),
    onSuccess: ({ is_next: isNext }) => {
      if (isNext) void navigate(queueAddress.reply)
    },
  })
  const words = () => {
    if (ask.error) return failureText(t, t('demo.tour.failed'), ask.error)
    return ask.data?.is_next === false ? t('demo.tour.nobody') : t('demo.tour.asked_words')
  }
  return (
    <Step
      number={2}
      isDone={isDone}
      title={t('demo.tour.asked')}
      words={<span role="status">{words()}</span>}
    >
      <Button size="small" isBusy={ask.isPending} onClick={() => ask.mutate()}>
        {t('demo.tour.show_me')}
      </Button>
    </Step>
  )
}

/** Signs out, and offers the coach's sign-in with the code filled in. */
function SwitchButton() {
  const { t } = useTranslation()
  const { press, isPending, isError } = useLogOut({
    as: 'coach',
    onError: (error) => showToast({ icon: IconLogout, text: failureText(t, t('logout_failed'), error) }),
  })
  return (
    <Button size="small" look={isError ? 'danger' : 'normal'} isBusy={isPending} onClick={press}>
      {t('demo.tour.switch')}
    </Button>
  )
}

import { IconEye } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/Button'
import { CopyButton } from '../../../ui/actions/CopyButton'
import { useListener } from '../../../ui/use-listener'
import { useOwnNow } from '../../../ui/words/now'
import styles from './DemoSignIns.module.css'
import type { ShownDemo } from './use-demo'

/** Seconds for which a code is shown. */
const period = 30

type Props = {
  demo: ShownDemo
  chosen: string | null
  onChoose: (login: string) => void
  /** Chooses the next or the previous one. */
  onMove: (by: 1 | -1) => void
}

/** Who can sign in to a demo, with the codes of the moment. The arrow keys choose, wherever the focus is. */
export function DemoSignIns({ demo, chosen, onChoose, onMove }: Props) {
  const { t } = useTranslation()
  useListener('keydown', (event) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null
    if (by === null || event.defaultPrevented || hasOwnArrows(event.target)) return
    event.preventDefault()
    onMove(by)
  })
  const code = demo.sign_ins.find(({ login }) => login === chosen)?.code
  return (
    <section className={styles.panel} aria-labelledby="demo-sign-ins">
      <header>
        <h2 id="demo-sign-ins">{t('demo.title')}</h2>
        <Countdown changesAt={demo.changesAt} />
      </header>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('demo.sign_in')}</th>
            <th scope="col">{t('demo.code')}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {demo.sign_ins.map(({ login, name, level, team, code }) => (
            <tr key={login} data-chosen={login === chosen || undefined}>
              <th scope="row">
                <b>{login}</b>
                <span>{[name, level, team].join(', ')}</span>
              </th>
              <td className={styles.code}>{`${code.slice(0, 3)} ${code.slice(3)}`}</td>
              <td>
                <Button
                  size="small"
                  aria-label={t('demo.use_name', { login })}
                  aria-pressed={login === chosen}
                  onClick={() => onChoose(login)}
                >
                  {t('demo.use')}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <footer>
        <p>{t('demo.password', { password: demo.password })}</p>
        {code !== undefined && <CopyButton text={code} label={t('demo.copy')} />}
      </footer>
    </section>
  )
}

/** A menu or a list of languages takes the arrow keys for itself. */
const hasOwnArrows = (target: EventTarget | null) =>
  target instanceof Element && target.closest('select, [role=menu], [role=listbox], [aria-haspopup]') !== null

/** How long the codes are still valid. */
function Countdown({ changesAt }: { changesAt: number }) {
  const { t } = useTranslation()
  const now = useOwnNow()
  const seconds = Math.min(period, Math.max(0, Math.ceil((changesAt - now) / 1_000)))
  return (
    <span className={styles.countdown}>
      <span className={styles.ring} aria-hidden="true">
        <svg viewBox="0 0 52 52" aria-hidden="true">
          <circle cx="26" cy="26" r="22" />
          <circle
            cx="26"
            cy="26"
            r="22"
            pathLength="100"
            strokeDasharray={`${(100 * seconds) / period} 100`}
          />
        </svg>
      </span>
      {t('demo.change_in', { seconds })}
    </span>
  )
}

/** Says on a page before the sign-in that nothing here is real. */
export function DemoBanner() {
  const { t } = useTranslation()
  return (
    <aside className={styles.banner}>
      <IconEye size={16} aria-hidden="true" />
      {t('demo.banner')}
    </aside>
  )
}

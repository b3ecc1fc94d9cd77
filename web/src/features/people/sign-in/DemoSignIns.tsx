import type { Demo } from '@panel/contract'
import { IconEye } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/Button'
import styles from './DemoSignIns.module.css'

type Props = { demo: Demo; chosen: string | null; onChoose: (login: string) => void }

/** Who can sign in to a demo, with the codes of the moment. */
export function DemoSignIns({ demo, chosen, onChoose }: Props) {
  const { t } = useTranslation()
  return (
    <section className={styles.panel} aria-labelledby="demo-sign-ins">
      <h2 id="demo-sign-ins">{t('demo.title')}</h2>
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
      <p>{t('demo.password', { password: demo.password })}</p>
    </section>
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

import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BrandMark } from '../../../ui/BrandMark'
import { ColorSchemeButton } from '../../../ui/ColorSchemeButton'
import { LanguageSelect } from '../../../ui/fields/LanguageSelect'
import styles from './GateFrame.module.css'

/** The card in the middle of the page, with language and theme before the sign-in. @param beside what stands next to the card */
export function GateFrame({
  children,
  banner,
  beside,
}: {
  children: ReactNode
  banner?: ReactNode
  beside?: ReactNode
}) {
  const { t } = useTranslation()
  return (
    <div className={styles.gate}>
      {banner}
      <header className={styles.top}>
        <span className={styles.brand}>
          <BrandMark />
          {t('brand')}
        </span>
        <ColorSchemeButton look="quiet" />
      </header>
      <main className={beside ? styles.pair : undefined}>
        <div className={styles.card}>{children}</div>
        {beside}
      </main>
      <footer className={styles.foot}>
        <LanguageSelect />
      </footer>
    </div>
  )
}

import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { buttonClass } from './Button'

/** The link to the home page, on a page without content. */
export function HomeLink() {
  const { t } = useTranslation()
  return (
    <Link to="/" className={buttonClass({})}>
      {t('not_found.home')}
    </Link>
  )
}

import type { PagePath } from '@panel/contract/rules/page-paths'
import { hasRight } from '@panel/contract/rules/rights'
import { IconLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { HomeLink } from '../../../ui/actions/HomeLink'
import { EmptyPanel } from '../../../ui/lists/EmptyPanel'
import { PageHead } from '../../../ui/PageHead'
import { useUser } from '../user-query'
import { pages, rightFor } from './pages'

/** Replaces a page that this account may not open: shows the required right and whom to ask. */
export function RefusedPage({ path }: { path: PagePath }) {
  const { t } = useTranslation()
  const user = useUser()
  const level = user.permissions.name
  const page = t(pages[path].label)
  const right = rightFor(path)
  return (
    <>
      <PageHead title={page} />
      <EmptyPanel icon={IconLock} title={t('page_refused.title')} actions={<HomeLink />}>
        <p role="alert">
          {right &&
            (hasRight(user.scope, right)
              ? t('page_refused.whole_service', { page })
              : t('page_refused.why', { page, right: t(`right.${right}`), level }))}
        </p>
      </EmptyPanel>
    </>
  )
}

import type { OperatorDetail } from '@panel/contract'
import { hasRight } from '@panel/contract/rules/rights'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ScrollRegion } from '../../../ui/lists/ScrollRegion'
import { idIn } from '../../../ui/lists/search-values'
import { PageHead } from '../../../ui/PageHead'
import { BackLink } from '../../settings/pages/BackLink'
import { useUser } from '../../settings/user-query'
import { ActivityPanel } from './ActivityPanel'
import { IdentityPanel } from './IdentityPanel'
import { LinkDialog } from './LinkDialog'
import { MonthPanel } from './MonthPanel'
import { NotedOperatorPage } from './NotedOperatorPage'
import { NotesPanel } from './NotesPanel'
import { OperatorHead } from './OperatorHead'
import styles from './OperatorPage.module.css'
import { OperatorState } from './OperatorState'
import { isUnknownOperator, operatorQuery } from './operators-query'
import { ResetBanner } from './ResetBanner'
import { SessionsPanel } from './SessionsPanel'
import { SuspendedBanner } from './SuspendedBanner'
import { TrustedBrowsersPanel } from './TrustedBrowsersPanel'
import { TwoFactorPanel } from './TwoFactorPanel'
import type { MadeLink } from './use-invitation'

/** The page of an operator: all of it for those who manage operators, the notes for coaches. Specification section 2. */
export function OperatorPage() {
  return hasRight(useUser().scope, 'manage_operators') ? <ManagedOperatorPage /> : <NotedOperatorPage />
}

/** An operator: rights, sessions, two-factor. Each fact is saved by itself, at once. */
function ManagedOperatorPage() {
  const { t } = useTranslation()
  const id = idIn(useParams({ from: '/operators/$id' }).id) ?? 0
  const query = useQuery({ ...operatorQuery(id), enabled: id > 0 })
  const isUnknown = isUnknownOperator(id, query.error)
  const name = query.data ? (query.data.name ?? `#${id}`) : t('page.operator')
  return (
    <>
      <PageHead title={name} id={id} back={<BackLink from="operators" />} />
      {query.data && !isUnknown ? (
        <Operator key={id} operator={query.data} />
      ) : (
        <div className={styles.page}>
          <OperatorState
            query={query}
            refusal={isUnknown ? t('operators.refused.operator_not_found') : null}
          />
        </div>
      )}
    </>
  )
}

function Operator({ operator }: { operator: OperatorDetail }) {
  const { t } = useTranslation()
  const { reset } = operator.two_factor
  const [link, setLink] = useState<MadeLink | null>(null)
  const user = useUser()
  const mayRead = operator.id !== user.id && hasRight(user.scope, 'reviews.view')
  return (
    <ScrollRegion className={styles.page} aria-label={operator.name ?? t('page.operator')}>
      <OperatorHead operator={operator} />
      {reset && <ResetBanner operator={operator} reset={reset} onLink={setLink} />}
      {link && <LinkDialog link={link} onClose={() => setLink(null)} />}
      {operator.suspension && <SuspendedBanner suspension={operator.suspension} />}
      <div className={styles.panels}>
        <div className={styles.column}>
          <IdentityPanel operator={operator} />
          {mayRead && <NotesPanel id={operator.id} />}
        </div>
        <div className={styles.column}>
          <SessionsPanel operator={operator} />
          <TrustedBrowsersPanel operator={operator} />
          <TwoFactorPanel operator={operator} />
          <MonthPanel id={operator.id} />
        </div>
        <ActivityPanel id={operator.id} />
      </div>
    </ScrollRegion>
  )
}

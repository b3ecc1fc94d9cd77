import type { AuditChain } from '@panel/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { QueryPanel } from '../../../ui/lists/QueryPanel'
import { Dialog } from '../../../ui/overlays/Dialog'
import { formatDate, formatNumber } from '../../../ui/words/dates'
import { AnchorAddress } from './AnchorAddress'
import { AnchorTable } from './AnchorTable'
import styles from './Chain.module.css'
import { chainQuery } from './chain-query'

/** How far the chain of hashes is, where its daily anchors are sent, and which of them were accepted. */
export function ChainDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const chain = useQuery(chainQuery)
  return (
    <Dialog isOpen title={t('audit.chain')} onClose={onClose}>
      <p>{t('audit.chain_what')}</p>
      <QueryPanel
        query={chain}
        isEmpty={false}
        failed={t('audit.chain_failed')}
        nothing=""
        onReset={null}
        className={styles.state}
      >
        {chain.data && <ChainState chain={chain.data} />}
      </QueryPanel>
    </Dialog>
  )
}

function ChainState({ chain }: { chain: AuditChain }) {
  const { t } = useTranslation()
  const { last, waiting, anchors } = chain
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>{t('audit.chain_last')}</dt>
          <dd>
            {last
              ? t('audit.chain_entry', { id: last.id, time: formatDate(last.chained_at, 'short') })
              : t('audit.chain_none')}
          </dd>
        </div>
        <div>
          <dt>{t('audit.chain_waiting')}</dt>
          <dd>{waiting > mostCounted ? `${formatNumber(mostCounted)}+` : formatNumber(waiting)}</dd>
        </div>
        {last && (
          <div>
            <dt>{t('audit.chain_hash')}</dt>
            <dd className={styles.hash}>{last.hash}</dd>
          </div>
        )}
      </dl>
      <AnchorAddress chain={chain} />
      {anchors.length > 0 ? <AnchorTable anchors={anchors} /> : <p>{t('audit.anchors_none')}</p>}
    </>
  )
}

/** The server counts no further. */
const mostCounted = 10_000

import type { Conversation, Gift } from '@panel/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call'
import { Button } from '../../../ui/actions/Button'
import { PickGrid } from '../../../ui/fields/PickGrid'
import { Dialog } from '../../../ui/overlays/Dialog'
import { failureText } from '../../../ui/words/failure'
import styles from './GiftPicker.module.css'
import { iconOfGift } from './gift-icons'
import { giftsKey } from './gifts-key'

/** All conversations of a site owner have the same catalogue. */
const giftsQuery = ({ id, siteowner }: Conversation) =>
  queryOptions({
    queryKey: [...giftsKey, siteowner.id],
    queryFn: ({ signal }) => call('GET /api/conversations/:id/gifts', { params: { id }, signal }),
    staleTime: 60_000,
  })

type Props = {
  conversation: Conversation
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
  onPick: (gift: Gift) => void
}

/** Chooses a gift of the site owner's catalogue. */
export function GiftPicker({ conversation, isOpen, onClose, onClosed, onPick }: Props) {
  const { t } = useTranslation()
  const gifts = useQuery({ ...giftsQuery(conversation), enabled: isOpen })
  const items = gifts.data?.items ?? []
  const words = () => {
    if (gifts.isError) return failureText(t, t('gifts.not_loaded'), gifts.error)
    return gifts.data ? t('gifts.none', { site: conversation.siteowner.name }) : t('loading')
  }
  return (
    <Dialog
      isOpen={isOpen}
      title={t('gifts.for', { name: conversation.customer.name })}
      onClose={onClose}
      onClosed={onClosed}
    >
      {items.length === 0 && (
        <p className={styles.words} role="status">
          {words()}{' '}
          {gifts.isError && (
            <Button size="small" onClick={() => void gifts.refetch()}>
              {t('error.try_again')}
            </Button>
          )}
        </p>
      )}
      {items.length > 0 && (
        <PickGrid
          label={t('gifts.title')}
          items={items}
          className={styles.grid}
          itemClassName={() => styles.gift}
          onPick={onPick}
        >
          {(gift) => {
            const Icon = iconOfGift[gift.icon]
            return (
              <>
                <span className={styles.face}>
                  <Icon size={20} stroke={1.75} aria-hidden="true" />
                </span>
                <span className={styles.name}>
                  {gift.name}
                  <small>{t('gifts.credits', { count: gift.credits })}</small>
                </span>
              </>
            )
          }}
        </PickGrid>
      )}
    </Dialog>
  )
}

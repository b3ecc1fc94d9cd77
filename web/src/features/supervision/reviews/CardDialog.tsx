import { isBlank } from '@panel/contract/rules/blank'
import { criterionLength, maxCriteria, type ReviewCard } from '@panel/contract/rules/review-rules'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error'
import { call } from '../../../api/call'
import { Button } from '../../../ui/actions/Button'
import { Field } from '../../../ui/fields/Field'
import { DialogForm } from '../../../ui/overlays/DialogForm'
import { failureText } from '../../../ui/words/failure'
import styles from './CardPanel.module.css'
import { cardQuery } from './card-query'
import { criterionName } from './criterion-name'

type Props = { siteownerId: number; card: ReviewCard; onClose: () => void }
type Line = { key: number; code: string | null; name: string; weight: string }

const isWeight = (weight: string) => /^([1-9]\d?|100)$/.test(weight)

/** A new version of the card: criteria are renamed, weighed, added and removed. */
export function CardDialog({ siteownerId, card, onClose }: Props) {
  const { t } = useTranslation()
  const client = useQueryClient()
  // The version from which the admin started.
  const [seen] = useState(card)
  const [lines, setLines] = useState<readonly Line[]>(() =>
    card.criteria.map((each, key) => ({
      key,
      code: each.code,
      name: criterionName(t, each),
      weight: String(each.weight),
    })),
  )
  const change = (line: Line, part: Partial<Line>) =>
    setLines(lines.map((each) => (each === line ? { ...each, ...part } : each)))
  /** Null while it is the text of the pages, which is translated. */
  const nameOf = ({ code, name }: Line) => {
    const before = seen.criteria.find((each) => each.code === code)
    return before && before.name === null && criterionName(t, before) === name.trim() ? null : name.trim()
  }
  const publishing = useMutation({
    mutationFn: () =>
      call('POST /api/siteowners/:id/review-card', {
        params: { id: siteownerId },
        body: {
          criteria: lines.map((line) => ({
            code: line.code,
            name: nameOf(line),
            weight: Number(line.weight),
          })),
          seen: seen.version,
        },
      }),
    onSuccess: (published) => {
      client.setQueryData(cardQuery(siteownerId).queryKey, published.card)
      onClose()
    },
    onError: () => void client.invalidateQueries({ queryKey: cardQuery(siteownerId).queryKey }),
  })
  const hasChanged = publishing.error instanceof ApiError && publishing.error.code === 'review_card_changed'
  const isComplete = lines.every(({ name, weight }) => !isBlank(name) && isWeight(weight))
  return (
    <DialogForm
      isOpen
      title={t('review_cards.title')}
      confirm={t('review_cards.publish')}
      blocked={!isComplete && t('review_cards.incomplete')}
      isBusy={publishing.isPending}
      error={
        publishing.error &&
        (hasChanged
          ? t('review_cards.changed')
          : failureText(t, t('review_cards.not_published'), publishing.error))
      }
      onClose={onClose}
      onConfirm={() => publishing.mutate()}
    >
      {lines.map((line, index) => {
        const number = index + 1
        return (
          <div key={line.key} className={styles.line}>
            <Field
              label={t('review_cards.criterion', { number })}
              value={line.name}
              maxLength={criterionLength}
              onChange={(event) => change(line, { name: event.target.value })}
            />
            <Field
              label={t('review_cards.weight', { number })}
              value={line.weight}
              inputMode="numeric"
              onChange={(event) => change(line, { weight: event.target.value.trim() })}
            />
            <Button
              look="quiet"
              isIcon
              aria-label={t('review_cards.remove', { number })}
              blocked={lines.length === 1 && t('review_cards.incomplete')}
              onClick={() => setLines(lines.filter((each) => each !== line))}
            >
              <IconTrash size={16} stroke={1.75} aria-hidden="true" />
            </Button>
          </div>
        )
      })}
      {lines.length < maxCriteria && (
        <Button
          size="small"
          onClick={() =>
            setLines([
              ...lines,
              {
                key: Math.max(...lines.map(({ key }) => key)) + 1,
                code: null,
                name: '',
                weight: '10',
              },
            ])
          }
        >
          <IconPlus size={16} stroke={1.75} aria-hidden="true" />
          {t('review_cards.add')}
        </Button>
      )}
      <p>{t('review_cards.note')}</p>
    </DialogForm>
  )
}

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

type Props = {
  siteownerId: number
  card: ReviewCard
  /** The card of another site owner, whose criteria the form starts with. */
  from?: ReviewCard
  onClose: () => void
}
type Line = { key: number; code: string | null; name: string; weight: string }

const isWeight = (weight: string) => /^([1-9]\d?|100)$/.test(weight)

const emptyLine = (key: number): Line => ({ key, code: null, name: '', weight: '10' })

/** A new version of the card: criteria are renamed, weighed, added and removed. */
export function CardDialog({ siteownerId, card, from = card, onClose }: Props) {
  const { t } = useTranslation()
  // The version from which the admin started.
  const [seen] = useState(card)
  const [lines, setLines] = useState<readonly Line[]>(() =>
    from.criteria.map((each, key) => ({
      key,
      // A criterion of another card is a new one, unless this card has the same.
      code: card.criteria.some(({ code, name }) => code === each.code && name === each.name)
        ? each.code
        : null,
      name: criterionName(t, each),
      weight: String(each.weight),
    })),
  )
  const change = (line: Line, part: Partial<Line>) =>
    setLines(lines.map((each) => (each === line ? { ...each, ...part } : each)))
  const publishing = usePublishing(siteownerId, onClose)
  const isComplete = lines.every(({ name, weight }) => !isBlank(name) && isWeight(weight))
  return (
    <DialogForm
      isOpen
      title={t('review_cards.title')}
      confirm={t('review_cards.publish')}
      blocked={!isComplete && t('review_cards.incomplete')}
      isBusy={publishing.isPending}
      error={publishing.failure}
      onClose={onClose}
      onConfirm={() => publishing.mutate({ lines, seen })}
    >
      {lines.map((line, index) => (
        <CriterionLine
          key={line.key}
          line={line}
          number={index + 1}
          isOnly={lines.length === 1}
          onChange={(part) => change(line, part)}
          onRemove={() => setLines(lines.filter((each) => each !== line))}
        />
      ))}
      {lines.length < maxCriteria && (
        <Button
          size="small"
          onClick={() => setLines([...lines, emptyLine(Math.max(...lines.map(({ key }) => key)) + 1)])}
        >
          <IconPlus size={16} stroke={1.75} aria-hidden="true" />
          {t('review_cards.add')}
        </Button>
      )}
      <p>{t('review_cards.note')}</p>
    </DialogForm>
  )
}

/** Publishes the lines as the version after the one that was seen, and says why it could not. */
function usePublishing(siteownerId: number, onPublished: () => void) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { queryKey } = cardQuery(siteownerId)
  /** Null while it is the text of the pages, which is translated. */
  const nameOf = ({ code, name }: Line, seen: ReviewCard) => {
    const before = seen.criteria.find((each) => each.code === code)
    return before && before.name === null && criterionName(t, before) === name.trim() ? null : name.trim()
  }
  const publishing = useMutation({
    mutationFn: ({ lines, seen }: { lines: readonly Line[]; seen: ReviewCard }) =>
      call('POST /api/siteowners/:id/review-card', {
        params: { id: siteownerId },
        body: {
          criteria: lines.map((line) => ({
            code: line.code,
            name: nameOf(line, seen),
            weight: Number(line.weight),
          })),
          seen: seen.version,
        },
      }),
    onSuccess: (published) => {
      client.setQueryData(queryKey, published.card)
      onPublished()
    },
    onError: () => void client.invalidateQueries({ queryKey }),
  })
  const { error } = publishing
  const hasChanged = error instanceof ApiError && error.code === 'review_card_changed'
  return {
    ...publishing,
    failure:
      error &&
      (hasChanged ? t('review_cards.changed') : failureText(t, t('review_cards.not_published'), error)),
  }
}

type LineProps = {
  line: Line
  number: number
  isOnly: boolean
  onChange: (part: Partial<Line>) => void
  onRemove: () => void
}

function CriterionLine({ line, number, isOnly, onChange, onRemove }: LineProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.line}>
      <Field
        label={t('review_cards.criterion', { number })}
        value={line.name}
        maxLength={criterionLength}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <Field
        label={t('review_cards.weight', { number })}
        value={line.weight}
        inputMode="numeric"
        onChange={(event) => onChange({ weight: event.target.value.trim() })}
      />
      <Button
        look="quiet"
        isIcon
        aria-label={t('review_cards.remove', { number })}
        blocked={isOnly && t('review_cards.incomplete')}
        onClick={onRemove}
      >
        <IconTrash size={16} stroke={1.75} aria-hidden="true" />
      </Button>
    </div>
  )
}

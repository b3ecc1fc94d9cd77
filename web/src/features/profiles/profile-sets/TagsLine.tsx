import type { ProfileSet } from '@panel/contract'
import { useTranslation } from 'react-i18next'
import { EditableLine } from '../../../ui/fields/EditableLine'
import { LineChoices } from '../../../ui/fields/LineFields'
import { type TagList, useTags } from '../../settings/use-tags'
import { useSetChange } from './use-set-change'

type Props = {
  list: TagList
  set: ProfileSet
  /** Whether the line is shown without tags. */
  isWhole: boolean
}

/** The interests or the fetishes of a persona. */
export function TagsLine({ list, set, isWhole }: Props) {
  const { t } = useTranslation()
  const { choices, textOf } = useTags(list)
  const { save, changeOf } = useSetChange(set)
  const value = set.facts[list]
  const tags = Array.isArray(value) ? value : []
  if (!isWhole && tags.length === 0) return null
  const inWords = (codes: readonly string[]) => codes.map(textOf).join(', ')
  // Retired ones that are chosen already can stay.
  const options = [...choices, ...tags.filter((code) => !choices.includes(code))]
  return (
    <EditableLine
      label={t(`facts.${list}`)}
      value={tags}
      format={inWords}
      change={changeOf(list, (before) => (Array.isArray(before) ? inWords(before) : ''))}
      save={(chosen, seen) =>
        save({
          facts: { [list]: chosen.length > 0 ? chosen : null },
          seen: { facts: { [list]: seen.length > 0 ? seen : null } },
        })
      }
      field={(line) => (
        <LineChoices field={line} options={options.map((code) => [code, textOf(code)] as const)} />
      )}
    />
  )
}

import type { ProfileSet } from '@panel/contract'
import { type CustomerField, customerFields, factChoices } from '@panel/contract/rules/enumerations'
import { customerNameLength, factLength } from '@panel/contract/rules/limits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cleanText } from '../../../api/clean-text'
import { LinkButton } from '../../../ui/actions/LinkButton'
import { EditableLine, type LineField } from '../../../ui/fields/EditableLine'
import { LineSelect, LineText } from '../../../ui/fields/LineFields'
import { TitledPanel } from '../../../ui/TitledPanel'
import { languageName } from '../../../ui/words/region-names'
import { type FactValue, fieldKind, textFrom, valueFrom } from '../../conversations/customers/customer-fields'
import { useFactWords } from '../../conversations/customers/fact-words'
import { useLanguages } from '../../settings/use-languages'
import { useRegionOptions } from '../../settings/use-regions'
import { tagLists } from '../../settings/use-tags'
import styles from './ProfileSetPage.module.css'
import { TagsLine } from './TagsLine'
import { useSetChange } from './use-set-change'

/** Fields of most personas; the others are shown on request, or when they have a value. */
const usualFields: ReadonlySet<CustomerField> = new Set([
  'name',
  'age',
  'city',
  'gender',
  'job',
  'house',
  'family',
  'pets',
  'likes',
  'appearance',
  'personality',
])

/** The facts of the fictional person, each saved by itself. Specification section 3, customer profile fields. */
export function PersonaPanel({ set }: { set: ProfileSet }) {
  const { t } = useTranslation()
  const { label, format } = useFactWords(true)
  const [isWhole, setIsWhole] = useState(false)
  const languages = useLanguages()
  const { save, changeOf } = useSetChange(set)
  const knownValue = (field: CustomerField): FactValue | null =>
    field === 'name' ? set.name : (set.facts[field] ?? null)
  const known = customerFields.filter((field) => knownValue(field) !== null)
  const shown = customerFields.filter(
    (field) => isWhole || usualFields.has(field) || knownValue(field) !== null,
  )
  const region = String(set.facts.region ?? '')
  const regions = useRegionOptions()
  const inWords = (field: CustomerField) => (text: string) => {
    const value = valueFrom(field, text)
    return value === null ? '' : format(field, value)
  }
  return (
    <TitledPanel
      title={t('profile_sets.persona')}
      aside={t('profile_sets.known_facts', { known: known.length, all: customerFields.length })}
    >
      <dl className={styles.lines}>
        <EditableLine
          label={t('overview.language')}
          value={set.language ?? ''}
          format={(code) => code && languageName(code)}
          change={changeOf('language', (before) => languageName(String(before)))}
          save={(language, seen) => save({ language, seen: { language: seen || null } })}
          field={(field) => <LineSelect field={field} options={languages} />}
        />
        {shown.map((field) => (
          <EditableLine
            key={field}
            label={label(field)}
            value={textFrom(field, knownValue(field))}
            format={inWords(field)}
            change={changeOf(field, (before) => format(field, before))}
            save={(text, seen) =>
              save({
                facts: { [field]: valueFrom(field, cleanText(text)) },
                seen: { facts: { [field]: valueFrom(field, seen) } },
              })
            }
            field={(line) => <PersonaField field={field} line={line} />}
          />
        ))}
        {(isWhole || region !== '') && (
          <EditableLine
            label={t('fact.region')}
            value={region}
            format={(code) => code && format('region', code)}
            change={changeOf('region', (before) => format('region', before))}
            save={(code, seen) =>
              save({ facts: { region: code || null }, seen: { facts: { region: seen || null } } })
            }
            field={(line) => <LineSelect field={line} options={[['', t('facts.not_known')], ...regions]} />}
          />
        )}
        {tagLists.map((list) => (
          <TagsLine key={list} list={list} set={set} isWhole={isWhole} />
        ))}
      </dl>
      <LinkButton className={styles.showAll} aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
        {isWhole
          ? t('profile_sets.show_fewer')
          : t('profile_sets.show_all', { count: customerFields.length })}
      </LinkButton>
    </TitledPanel>
  )
}

/** The control of a field: choices, a date, a number or a text. */
function PersonaField({ field, line }: { field: CustomerField; line: LineField<string> }) {
  const { t } = useTranslation()
  const { choice } = useFactWords()
  const kind = fieldKind(field)
  if (kind === 'choice') {
    // The cast: a field with choices has some.
    const codes = factChoices[field as keyof typeof factChoices]
    const options = codes.map((code) => [code, choice(field, code)] as const)
    return <LineSelect field={line} options={[['', t('facts.not_known')], ...options]} />
  }
  if (kind === 'day') return <LineText field={line} type="date" />
  return <LineText field={line} maxLength={field === 'name' ? customerNameLength : factLength} />
}

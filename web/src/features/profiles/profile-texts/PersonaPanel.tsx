import type { ProfileText } from '@panel/contract'
import { similarProfileText } from '@panel/contract/rules/limits'
import { IconAlertTriangle, IconCheck, IconPoint } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../../../ui/Avatar'
import { Chip } from '../../../ui/Chip'
import { ScrollRegion } from '../../../ui/lists/ScrollRegion'
import { formatShare } from '../../../ui/words/dates'
import { groupFacts } from '../../answering/conversation/facts'
import { useFactWords } from '../../conversations/customers/fact-words'
import styles from './PersonaPanel.module.css'
import { hasContactDetails, usesFact } from './text-checks'

type Props = { text: ProfileText; body: string; likeness: number | null }

/** The persona of the text, with marks on the facts that the text uses, and the rules of the site owner. */
export function PersonaPanel({ text, body, likeness }: Props) {
  const { t } = useTranslation()
  const { label, format } = useFactWords(true)
  const facts = groupFacts(text.facts).flatMap((group) => group.facts)
  return (
    <ScrollRegion className={styles.panel} aria-label={t('profile.of', { name: text.profile.name })}>
      <header className={styles.who}>
        <Avatar name={text.profile.name} isLarge />
        <div>
          <h2>
            <bdi>{text.profile.name}</bdi> <span>{text.profile.age}</span>
          </h2>
          <p>{text.profile.city}</p>
          <Chip tone="accent">{t('profile.fictional')}</Chip>
        </div>
      </header>
      {facts.length > 0 && (
        <section>
          <h3>{t('profile_texts.persona')}</h3>
          <dl>
            {facts.map(({ name, value }) => {
              const words = format(name, value)
              return (
                <div key={name}>
                  <dt>{label(name)}</dt>
                  <dd>{usesFact(body, words) ? <mark>{words}</mark> : words}</dd>
                </div>
              )
            })}
          </dl>
        </section>
      )}
      <Rules text={text} body={body} likeness={likeness} />
    </ScrollRegion>
  )
}

/** The rules that the panel checks, and those that a person has to check. */
function Rules({ text, body, likeness }: Props) {
  const { t } = useTranslation()
  const length = body.trim().length
  const share = formatShare(similarProfileText)
  const checked = [
    {
      rule: t('profile_texts.rule.length', { min: text.min_length, max: text.max_length }),
      isKept: length >= text.min_length && length <= text.max_length,
    },
    { rule: t('profile_texts.rule.contact'), isKept: !hasContactDetails(body) },
    { rule: t('profile_texts.rule.likeness', { share }), isKept: likeness === null },
  ]
  return (
    <section>
      <h3>
        {t('profile_texts.rules_of', { name: text.siteowner.name })}
        <span>
          {t('profile_texts.kept', {
            kept: checked.filter(({ isKept }) => isKept).length,
            all: checked.length,
          })}
        </span>
      </h3>
      <ul>
        {checked.map(({ rule, isKept }) => (
          <li key={rule} data-kept={isKept}>
            {isKept ? (
              <IconCheck size={14} stroke={1.75} aria-label={t('profile_texts.rule.kept')} />
            ) : (
              <IconAlertTriangle size={14} stroke={1.75} aria-label={t('profile_texts.rule.broken')} />
            )}
            {rule}
          </li>
        ))}
        {text.rules.map((rule) => (
          <li key={rule}>
            <IconPoint size={14} stroke={1.75} aria-hidden="true" />
            {rule}
          </li>
        ))}
      </ul>
    </section>
  )
}

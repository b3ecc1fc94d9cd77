import { useFactWords } from '../../conversations/customers/fact-words'
import styles from './FactList.module.css'
import type { ShownFact } from './facts'

/** Facts of the site, with the values of the specification's lists translated. */
export function FactList({ facts }: { facts: ShownFact[] }) {
  const { label, format } = useFactWords(facts.some(({ name }) => name === 'region'))
  return (
    <dl>
      {facts.map(({ name, value }) => (
        <div className={styles.fact} key={name}>
          <dt>{label(name)}</dt>
          <dd>{format(name, value)}</dd>
        </div>
      ))}
    </dl>
  )
}

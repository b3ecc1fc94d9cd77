import type { ManagedSiteowner } from '@panel/contract'
import { maxLengthShare } from '@panel/contract/rules/answer-length'
import { issueAt } from '@panel/contract/rules/issues'
import { messageLength } from '@panel/contract/rules/limits'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error'
import { EditableLine } from '../../../ui/fields/EditableLine'
import { LineText } from '../../../ui/fields/LineFields'
import { TitledPanel } from '../../../ui/TitledPanel'
import { lengthNames, lengthText } from './length-text'
import { SiteownerSwitch } from './SiteownerSwitch'
import styles from './Siteowners.module.css'
import { useSiteownerLines } from './use-siteowner-lines'

/** The greatest value of each line: characters, or percent of the customer's message. */
const most = { length_min: messageLength, length_share: maxLengthShare, length_max: messageLength }
type Line = keyof typeof most

/** How long answers are wanted to be, and whether others are stopped. */
export function LengthPanel({ siteowner }: { siteowner: ManagedSiteowner }) {
  const { t } = useTranslation()
  const { save, changeOf } = useSiteownerLines(siteowner)
  const line = (field: Line) => (
    <EditableLine
      label={t(`siteowners.length.${lengthNames[field]}`)}
      value={siteowner[field] === null ? '' : String(siteowner[field])}
      format={(text) => (/^\d+$/.test(text) ? lengthText(t, field, Number(text)) : text)}
      change={changeOf(field)}
      save={async (text, seen) =>
        save({ [field]: numberIn(text, field), seen: { [field]: numberIn(seen, field) } })
      }
      field={(props) => <LineText field={props} maxLength={4} />}
    />
  )
  return (
    <TitledPanel title={t('siteowners.length.title')}>
      <dl className={styles.lines}>
        {line('length_min')}
        {line('length_share')}
        {line('length_max')}
      </dl>
      <SiteownerSwitch
        siteowner={siteowner}
        name="length_stops"
        label={t('siteowners.length.stops')}
        hint={t('siteowners.length.hint')}
      />
    </TitledPanel>
  )
}

/**
 * @returns null for an empty line
 * @throws {ApiError} as the server would, for what is no number: JSON has none for it
 */
function numberIn(text: string, field: Line): number | null {
  const trimmed = text.trim()
  if (trimmed === '') return null
  if (/^\d+$/.test(trimmed)) return Number(trimmed)
  const issues = [issueAt(field, 'not_in_range', { min: 1, max: most[field] })]
  throw new ApiError(400, { code: 'invalid_input', issues })
}

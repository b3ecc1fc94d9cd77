import { NamedViews } from '../../settings/list-views/NamedViews'
import { useReport } from './use-report'

const lists = { text: 'profile_text_report', set: 'profile_sets_report' } as const

/** The named views of a report and of the lists behind its numbers. */
export function ReportViews() {
  const { kind, views } = useReport()
  return <NamedViews list={lists[kind]} {...views} />
}

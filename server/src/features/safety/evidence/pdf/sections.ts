import type { EvidenceDocument } from '../document.ts'
import type { SectionName } from './texts.ts'
import { type PartOfPdf, writeAbout, writeCustomer, writeDisclosure } from './write-customer.ts'
import { writeEscalation, writeHolds, writeLegalHolds, writeOthers } from './write-escalation.ts'
import { writeMessages } from './write-messages.ts'
import { writeActs, writeLeases, writePeople } from './write-people.ts'
import { writeNotes, writeQuestions, writeReports } from './write-remarks.ts'

type Section = { name: SectionName; write: (part: PartOfPdf) => void }

/** The sections that the document has something for. */
export function sectionsOf(document: EvidenceDocument): Section[] {
  const all: (Section & { isEmpty?: boolean })[] = [
    { name: 'escalation', write: writeEscalation },
    {
      name: 'other_escalations',
      write: writeOthers,
      isEmpty: document.other_escalations.length === 0,
    },
    { name: 'customer', write: writeCustomer },
    { name: 'disclosure', write: writeDisclosure },
    { name: 'holds', write: writeHolds },
    { name: 'legal_holds', write: writeLegalHolds, isEmpty: document.legal_holds.length === 0 },
    { name: 'messages', write: writeMessages },
    { name: 'people', write: writePeople },
    { name: 'leases', write: writeLeases, isEmpty: document.leases.length === 0 },
    { name: 'questions', write: writeQuestions, isEmpty: document.inquiries.length === 0 },
    { name: 'reports', write: writeReports, isEmpty: document.reports.length === 0 },
    { name: 'notes', write: writeNotes, isEmpty: document.customer_notes.length === 0 },
    { name: 'acts', write: writeActs },
    { name: 'about', write: writeAbout },
  ]
  return all.filter(({ isEmpty }) => !isEmpty)
}

import type { EvidenceDocument } from '../document.ts'
import type { Section } from './parts.ts'
import type { EvidenceTexts } from './texts.ts'
import { writeAbout, writeCustomer, writeDisclosure } from './write-customer.ts'
import { writeEscalation, writeHolds, writeLegalHolds, writeOthers } from './write-escalation.ts'
import { writeMessages } from './write-messages.ts'
import { writeActs, writeLeases, writePeople } from './write-people.ts'
import { writeNotes, writeQuestions, writeReports } from './write-remarks.ts'

type Name = keyof EvidenceTexts['sections']

/** The sections that the document has something for. */
export function sectionsOf(document: EvidenceDocument): { name: Name; write: Section }[] {
  const all: { name: Name; write: Section; of?: readonly unknown[] }[] = [
    { name: 'escalation', write: writeEscalation },
    { name: 'other_escalations', write: writeOthers, of: document.other_escalations },
    { name: 'customer', write: writeCustomer },
    { name: 'disclosure', write: writeDisclosure },
    { name: 'holds', write: writeHolds },
    { name: 'legal_holds', write: writeLegalHolds, of: document.legal_holds },
    { name: 'messages', write: writeMessages },
    { name: 'people', write: writePeople },
    { name: 'leases', write: writeLeases, of: document.leases },
    { name: 'questions', write: writeQuestions, of: document.inquiries },
    { name: 'reports', write: writeReports, of: document.reports },
    { name: 'notes', write: writeNotes, of: document.customer_notes },
    { name: 'acts', write: writeActs },
    { name: 'about', write: writeAbout },
  ]
  return all.filter((section) => section.of?.length !== 0)
}

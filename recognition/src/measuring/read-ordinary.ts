import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { enforcedQuestions } from '@panel/contract'
import { raisedBy } from './raised-by.ts'

/** Prints the messages of ordinary conversations that raise something, and how many there are of each thousand. */
export async function readOrdinary(file: string): Promise<void> {
  const all = { messages: 0, raised: 0, question: 0, escalation: 0, check: 0, inquiries: 0, stopped: 0 }
  let duration = 0
  for await (const line of createInterface({ input: createReadStream(file) })) {
    // The cast: the format of the file is described in `measure.ts`; another one fails below.
    const { language, turns } = JSON.parse(line) as {
      language: string
      turns: { from: string; text: string }[]
    }
    for (const { from, text } of turns) {
      const start = performance.now()
      const raised = raisedBy(from, text, language)
      duration += performance.now() - start
      all.messages += 1
      if (raised.length === 0) continue
      all.raised += 1
      for (const what of new Set(raised.map((one) => one.what))) all[what] += 1
      const certain = raised.filter(({ certainty }) => certainty === 'certain')
      if (certain.some(({ kind }) => enforcedQuestions.some((enforced) => enforced === kind)))
        all.inquiries += 1
      if (certain.some(({ what }) => what === 'check')) all.stopped += 1
      const found = raised
        .map(({ what, kind, words, certainty }) => `${certainty} ${what} ${kind} [${words}]`)
        .join(', ')
      console.log(`${language} ${found}: ${text}`)
    }
  }
  console.log(
    `${all.messages} ordinary messages: ${all.question} ask something, of which ${all.inquiries} open an inquiry; ` +
      `${all.escalation} suggest an escalation, ${all.check} are checked, of which ${all.stopped} are certain. ` +
      `Together ${all.raised}: ${((all.raised / all.messages) * 1000).toFixed(2)} of 1,000; ` +
      `${((duration / all.messages) * 1000).toFixed(1)} µs each`,
  )
}

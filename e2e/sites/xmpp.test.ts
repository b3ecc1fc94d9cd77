import { openPerson } from '../../integrations/xmpp/chat-person.mjs'
import { hasProsody, startBridge, startProsody } from '../../server/src/testing/prosody.ts'
import { bubble, editor, waitUntilKeysWork } from '../commands.ts'
import { describe, expect, it } from '../journey.ts'

const text = 'Operators write here. Profiles are fictional.'
const turns = 6

if (!hasProsody) console.warn('The bridge to XMPP was NOT run: there is no Prosody. apt-get install prosody')

if (hasProsody)
  describe('somebody with an XMPP client', () => {
    it('talks with an operator in the browser, while the bridge and Prosody are killed', async ({
      journey,
    }) => {
      const { db, siteowner, makeColleague } = await journey.makeWorld()
      await db
        .insertInto('disclosures')
        .values({ siteowner_id: siteowner.id, language: 'en', version: 'v1', body: text })
        .execute()
      const prosody = await startProsody(['peter'], journey)
      const bridge = startBridge(
        { PANEL_URL: journey.panel.address, PANEL_KEY: siteowner.key, ...prosody.bridge },
        journey,
      )
      const person = openPerson(prosody.login('peter'))
      journey.onTestFinished(person.close)
      await person.online
      const anna = prosody.addressOf('anna')
      await person.write(anna, 'Question 0')
      await person.sees(text)
      await person.write(anna, 'OK')

      const operator = await makeColleague('Anna V.')
      const page = await journey.open('/queue', operator.cookie)
      for (let turn = 0; turn < turns; turn++) {
        await expect(bubble(page, `Question ${turn}`)).toBeVisible()
        await waitUntilKeysWork(page)
        await page.keyboard.type(`Answer ${turn}`)
        await page.keyboard.press('Control+Enter')
        await person.sees(`Answer ${turn}`)
        if (turn === 1) await bridge.killAndStart()
        if (turn === 3) await prosody.killAndStart()
        if (turn + 1 < turns) await person.write(anna, `Question ${turn + 1}`)
      }
      await expect(editor(page)).toBeHidden()
      const stored = await db
        .selectFrom('messages')
        .where('siteowner_id', '=', siteowner.id)
        .select('body')
        .orderBy('id')
        .execute()
      const said = Array.from({ length: turns }, (_, turn) => [`Question ${turn}`, `Answer ${turn}`]).flat()
      expect(stored.map(({ body }) => body)).toEqual(said)
      const answers = said.filter((each) => each.startsWith('Answer'))
      expect(person.shown.filter((each) => each.startsWith('Answer'))).toEqual(answers)
    })
  })

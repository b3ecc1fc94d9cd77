import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { day, facts, id, languageTag, moment } from '../fields.ts'
import { genders, memberTypes } from '../rules/enumerations.ts'
import { siteDisclosure } from '../safety/disclosure-showings.ts'
import { sitePersonParams as params, siteCredits } from './sites.ts'

// What a site reads about its profiles and customers, and the one thing of a customer that changes with each message.

const told = facts.describe('The facts that you told, merged by name.')

export const getSiteProfile = endpoint({
  method: 'GET',
  path: '/site/v1/profiles/:external_id',
  summary: 'Read a profile as you told it',
  access: 'site',
  params,
  response: z.object({
    id: id.describe('The id of the profile in the panel.'),
    external_id: z.string().describe('Your id of the profile.'),
    name: z.string().describe('What customers call the profile.'),
    age: z.int().describe('In years.'),
    city: z.string().describe('Where the profile lives.'),
    gender: z.enum(genders).describe('The gender of the profile.'),
    language: languageTag.describe('In which operators write for it.'),
    about: z.string().nullable().describe('What customers read about the profile.'),
    photo_url: z.string().nullable().describe('Where the panel fetches its photo.'),
    facts: told,
    is_retired: z.boolean().describe('Whether you no longer use it.'),
    updated_at: moment.describe('When you last told it.'),
  }),
  errors: ['profile_not_found'],
})

export const getSiteCustomer = endpoint({
  method: 'GET',
  path: '/site/v1/customers/:external_id',
  summary: 'Read a customer as you told it, with what you have to show them',
  access: 'site',
  params,
  response: z.object({
    id: id.describe('The id of the customer in the panel.'),
    external_id: z.string().describe('Your id of the customer.'),
    name: z.string().describe('What operators call the customer.'),
    language: languageTag.describe('In which the customer writes.'),
    member_type: z.enum(memberTypes).describe('Whether the customer pays.'),
    credits: z.int().describe('What the customer has left to spend on your site.'),
    member_since: moment.nullable().describe('When the customer joined your site.'),
    timezone: z.string().nullable().describe('IANA name.'),
    country: z.string().nullable().describe('ISO 3166-1.'),
    birthday: day.nullable().describe('A date.'),
    facts: told,
    limits: z
      .object({
        self_excluded_until: z.string().optional().describe('Until when they have excluded themselves.'),
        cooling_off_until: z.string().optional().describe('Until when they take a pause.'),
        spending_confirmation_needed: z.boolean().optional().describe('Whether they first have to confirm.'),
      })
      .describe('The limits that you told last.'),
    disclosure: siteDisclosure.describe('What the customer was shown, and what you have to show them.'),
    updated_at: moment.describe('When you last told it.'),
  }),
  errors: ['customer_not_found'],
})

export const patchCustomer = endpoint({
  method: 'PATCH',
  path: '/site/v1/customers/:external_id',
  summary: 'Change the credits or the member type of a customer, and nothing else',
  access: 'site',
  params,
  body: z
    .strictObject({
      credits: siteCredits.optional(),
      member_type: z.enum(memberTypes).optional().describe('Whether the customer pays.'),
    })
    .describe('Fields that are left out keep their value.'),
  response: z.object({
    id: id.describe('The id of the customer in the panel.'),
    external_id: z.string().describe('Your id of the customer.'),
    credits: z.int().describe('As it is stored now.'),
    member_type: z.enum(memberTypes).describe('As it is stored now.'),
  }),
  errors: ['customer_erased', 'customer_not_found'],
})

/** The endpoints of this file, for the list of the contract. */
export const siteReadEndpoints = { getSiteProfile, getSiteCustomer, patchCustomer } as const

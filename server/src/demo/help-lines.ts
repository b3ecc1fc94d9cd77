/** Help lines of the demo's site owners, in the countries of its customers. */
export const helpLines = [
  {
    country: 'NL',
    language: 'nl',
    name: '113 Zelfmoordpreventie',
    telephone: '0800-0113',
    web_address: 'https://www.113.nl',
  },
  {
    country: 'IT',
    language: 'it',
    name: 'Telefono Amico Italia',
    telephone: '02 2327 2327',
    web_address: 'https://www.telefonoamico.it',
  },
  {
    country: 'PL',
    language: 'pl',
    name: 'Kryzysowy Telefon Zaufania',
    telephone: '116 123',
    web_address: 'https://116sos.pl',
  },
  { country: 'ES', language: 'es', name: 'Línea 024', telephone: '024', web_address: null },
  { country: 'FR', language: 'fr', name: '3114', telephone: '3114', web_address: 'https://3114.fr' },
  {
    country: 'GB',
    language: 'en',
    name: 'Samaritans',
    telephone: '116 123',
    web_address: 'https://www.samaritans.org',
  },
]

import type { Phrases } from '../phrases.ts'
import type { DenialKind } from './denial-kinds.ts'
import { dutchDenial } from './nl-denial.ts'
import { dutchPromise } from './nl-promise.ts'

export const dutchDenials: Phrases<DenialKind> = {
  lists: {
    notUs: `
      hier chat chatten bericht bericht_van berichten berichtje foto fotos droom dromen gedachten fantasie verbeeld schrijven kletsen
    `,
    nope: 'niet geen nooit niks niets niemand nergens',
    person: `
      vrouw meid meisje mens dame moeder mama persoon oma huisvrouw weduwe verpleegster juf lerares kapster studente verkoopster serveerster
      vrouwtje mens moedertje alleenstaande gescheiden vrijgezelle single
    `,
    soon: `
      binnenkort straks snel gauw spoedig ooit weldra volgende eindelijk zaterdag zondag maandag dinsdag woensdag donderdag vrijdag morgen
      overmorgen morgenavond vanavond vanmiddag weekend week maand zomer winter kerst lente herfst vakantie pasen nieuwjaar dan zodra
    `,
    place: `
      restaurant terras terrasje hotel hotelletje cafe kroeg bioscoop strand zee station koffie koffietje drankje wijntje wijn pintje pint biertje
      etentje eten diner lunch ontbijt wandeling wandelingetje boswandeling bos film filmpje concert museum pizza ijsje dansen sauna weekendje
      markt park kermis uitje uitstapje picknick date afspraakje
    `,
    bot: `
      bot robot computer computerprogramma machine programma chatbot ai algoritme software chatgpt automaat kunstmatige
    `,
    operator: `
      operator operatrice moderator medewerker medewerkster animator animatrice werknemer werkneemster callcenter callcenters actrice model oplichter betaalde ingehuurd
      personeel
    `,
    fake: `
      nep fake verzonnen verzinsel fictief bedacht nepprofiel onecht catfish fictie fantasie personage gefaket
    `,
    real: 'echt echte echter waar waarheid oprecht',
    neg: `
      niet nooit geen helaas jammer broer zus kleinkinderen dochter zoon vriendin vrienden maat kinderen oneerlijk onmogelijk zou_liegen familie collega
    `,
    truth: `
      fictieve medewerker_van als_medewerker fictief_profiel bedacht_profiel betaald_om betaald_per werk_hier werkt_voor voor_de_site geen_echt
      verzonnen_profiel is_niet_echt antwoord_is_nee het_antwoord voor_dit_fictieve voor_dit_profiel van_de_site gespeeld_profiel voor_het_profiel
      profiel_is_verzonnen niet_de_vrouw geen_vrouw als_schrijver schrijfster_van in_opdracht ben_een_operator ben_operator ik_ben_medewerker
    `,
    when: `
      zaterdag zondag maandag dinsdag woensdag donderdag vrijdag morgen morgenavond vanavond weekend volgende straks binnenkort januari februari maart april mei juni juli
      augustus september oktober november december half om vakantie week maand
    `,
  },
  short: `
    mn=mijn zn=zijn k=ik kben=ik_ben kzie=ik_zie kom=kom mekaar=elkaar nen=een ne=een ni=niet nie=niet dees=dit zenne=hoor jou=je jij=je u=je
    gij=je ge=je je=je kzijn=ik_ben ikke=ik ksta=ik_sta kzal=ik_zal kheb=ik_heb kga=ik_ga tuurlijk=natuurlijk uiteraard=natuurlijk t=het da=dat
    wa=wat das=dat_is mss=misschien jouw=je uw=je
  `,
  distinct: `
    afspraken moderne geschreven betaalde
  `,
  quotes: 'liedje lied film boek serie zingt',
  harmless: `
    ik ben ~ benieuwd naar je; echt waar; echt benieuwd|leuk|lief|mooi|goed|fijn|zin|mens|liefde; echte liefde; die leren; geen held|prater|ster; niet op vrijdag; tot ziens;
    ik werk niet op|vandaag|morgen|dan;
    moeder zou ik nooit; ben ik niet;
    een computer was; niet bot overkomen; nooit iets wijsgemaakt; nep is hier; niet betaald om te luisteren
  `,
  kinds: {
    denial: dutchDenial,
    promise: dutchPromise,
    money: `
      stuur|maak|leen|geef|schiet|stort ~ me|mij|even|wat|eens ~~ geld|euro|euros|over|centen|poen|voor;
      kun|kan|wil|zou je ~~ geld|euro|euros|lenen|voorschieten|overmaken|betalen_voor|sponsoren & mij|me|mijn|lenen|voorschieten|overmaken;
      lenen & je|me|mij & geld|euro|euros|bedrag; mijn ~ iban|rekeningnummer|rekening|tikkie|paypal; tikkie & stuur|betaal|me|je; western union;
      cadeaukaart|cadeaubon|giftcard|bolbon|kraskaart & stuur|koop|me|mij; bitcoin|crypto & stuur|investeer|koop|me; betaal ~ mijn|me ~ huur|ticket|rekening|vlucht|reis;
      ik heb ~ geld nodig|geld_nodig
    `,
    age: `
      ik ben ~ pas|nog|net|maar|eigenlijk? #10-17 !procent|km|kilometer|minuten|dagen|weken|maanden|uur|keer|kilo|jaar_getrouwd|jaar_geleden|jaar_samen|jaar_gescheiden;
      ik ben minderjarig|onder_de_18; ik word ~ #10-17; ik ben ~ zestien|zeventien|vijftien|veertien|dertien
    `,
  },
}

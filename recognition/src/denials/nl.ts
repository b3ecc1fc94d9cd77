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
    photo: 'foto fotos kiekje kiekjes plaatje plaatjes selfie selfies portret profielfoto',
    office: `
      callcenter callcentrum kantoor kantoortje loonstrook ploegendienst overdracht team collega collegas chef baas leidinggevende werkgever script
      scripts bedrijf organisatie ploeg loods draaiboek spiekbriefje
    `,
    coin: 'cent euro centen geld loon salaris dubbeltje stuiver poen cents euros rooie_cent vergoeding commissie',
    pretend:
      'nepprofiel nepaccount nep fake verzinsel verzonnen chatdame chatmeisje lokaas oplichtster oplichter bedriegster typetje personage spelletje toneelstukje',
    come: `
      kom komen langskom langskomen langs ga rij rijd rijden fiets fietsen reis stap sta staan zit zitten lig bel klop pak neem verhuis wacht slaap logeer logeren
      opzoeken ophalen afkomen hierheen daarheen
    `,
    spot: `
      deur stoep perron station trein bus boot haven brug markt kraam boulevard park bos hei strand kermis kerk fontein dierentuin ingang camping
      bank sofa bed tafel tafeltje balkon keuken haard hotel kamer bioscoop film concert kroeg cafe terras terrasje restaurant tentje pizzeria bieb
      bibliotheek plein hoek schiphol vliegveld feesttent caravan huisje
    `,
    meal: `
      koffie bakkie bakje thee wijn wijntje wijntjes biertje borrel borreltje hapje etentje eten diner lunch pizza stamppot taart kaas fles glas pannenkoek ijsje
    `,
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
    afspraken moderne geschreven betaalde gevlogen gelegen vliegen
  `,
  quotes: 'liedje lied film boek serie zingt',
  harmless: `
    ik ben ~ benieuwd naar je; echt waar; echt benieuwd|leuk|lief|mooi|goed|fijn|zin|mens|liefde; echte liefde; die leren; geen held|prater|ster; niet op vrijdag; tot ziens;
    ik werk niet op|vandaag|morgen|dan;
    moeder zou ik nooit; ben ik niet;
    een computer was; ik heb ~~ film|boek|serie|documentaire gezien|gelezen; zelf ~ antwoorden|antwoord zodra|straks|later|als|vanavond|dan|morgen; antwoord je ~ zelf; zo weer bij je; er|hier voor je $|schrijf|altijd|hoor|als; ik ben er een van; wie heeft jou|je dat verteld;
    niemand anders mag|kan; heb je die zelf gemaakt; moeder|zus|broer|vader|vriendin|dochter|zoon|buurvrouw|oma ~~ komt|kwam|gaat ~~ langs|eten|logeren; afgesproken met mijn|mn|een|de; met haar|hem|hen|ze afgesproken; dan ben ik ~ hier weer; eigen woorden; stel je voor dat ~~ zaten|waren|lagen|stonden; zelf ~ geverfd; kom ~ vertel; spelletjes op de computer; dat zal|ga ik ~ opzoeken; wachten om ~~ kleinkinderen|kinderen|dochter|zoon; naar bed; gaan we|wij naar een|de wedstrijd|voetbal|kerk; ik|die doe ~ je haar; hopelijk kan|kun je; niemand van|hier; niet bot overkomen; nooit iets wijsgemaakt; nep is hier; niet betaald om te luisteren
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

import type { Phrases } from '../phrases.ts'
import type { DenialKind } from './denial-kinds.ts'

export const dutchDenials: Phrases<DenialKind> = {
  lists: {
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
      fictieve medewerker_van als_medewerker fictief_profiel bedacht_profiel betaald_om betaald_per werk_hier werkt_voor voor_de_site geen_echt verzonnen_profiel is_niet_echt
      antwoord_is_nee het_antwoord voor_dit_fictieve
    `,
    when: `
      zaterdag zondag maandag dinsdag woensdag donderdag vrijdag morgen morgenavond vanavond weekend volgende straks binnenkort januari februari maart april mei juni juli
      augustus september oktober november december half om vakantie week maand
    `,
  },
  short: `
    mn=mijn zn=zijn k=ik kben=ik_ben kzie=ik_zie kom=kom mekaar=elkaar nen=een ne=een ni=niet nie=niet dees=dit zenne=hoor jou=je jij=je u=je gij=je ge=je je=je
  `,
  distinct: `
    moderne geschreven betaalde
  `,
  quotes: 'liedje lied film boek serie zingt',
  harmless: `
    ik ben ~ benieuwd naar je; echt waar; echt benieuwd|leuk|lief|mooi|goed|fijn|zin|mens|liefde; echte liefde; die leren; geen held|prater|ster; niet op vrijdag; tot ziens;
    ik werk niet
  `,
  kinds: {
    denial: `
      ik ben ~~ geen ~~ <bot>|<operator>|<fake>|persoon - <truth> | iemand_die; geen ~ <bot>|<operator> ~ hier|hoor|die|achter|joh - <truth>;
      ik ben ~ niet ~~ <fake>|<bot>|<operator> - <truth>; ik ben ~~ <real> ~ vrouw|mens|persoon|meisje|$|hoor|en|zo|dame - <truth> | niet;
      ik ben ~ een echte|levende|gewone ~~ vrouw|mens|meid|persoon - <truth>; ik ben gewoon ~ een? ~ vrouw|mens|meid - <truth>;
      <operator>|<bot>|<fake> ? & ik|kom_nou|nooit|ben_je|nee|wat|haha - jij_bent | werk | ketting; ik besta ~ echt|wel|gewoon;
      niemand ~~ betaalt|schrijft|leest|vertelt ~~ mij|me|voor|mee|je; ik ~ krijg|verdien|ontvang|vang ~~ geen|niks|niets|nul;
      hier|ervoor|er|hiermee|daar ~ geen ~ cent|euro|geld|loon|salaris; geen cent|euro|geld|loon ~ voor|hiervoor|aan; word|wordt ~~ niet|nooit ~ betaald - worden;
      ik ~~ niet ~ betaald|ingehuurd; betaald ~~ met_jou|met_je|flirten|schrijven & haha|nee|zou|was - ik_word | klopt | eerlijk; ben ik de ~ vrouw|dame|op;
      ik ~ ben|sta|was ~~ op ~~ foto|fotos - jij; vrouw|meisje|dame op de foto & ik|ben; mijn eigen|zelf_gemaakte ~ foto|fotos;
      foto|fotos ~~ van mij|mezelf|mijzelf|mij_zelf|me - stuur; foto|fotos|profiel ~~ zelf ~ gemaakt|genomen|geschreven|ingevuld|aangemaakt; zelf gemaakt ~ met|van|en;
      dit|mijn profiel ~~ echt|eerlijk|klopt|waar - niet | <truth>; alles ~~ klopt|waar|echt|eerlijk & profiel|over_mij|wat|mij; ik ben wie ik; wie ik zeg dat ik ben;
      wat je ziet ~ is; anderen|andere|rest ~~ nep|fake|liegen & ik|maar|mij; maar ik niet; net zo min; niks|niets ~ met ~~ site|bedrijf|callcenter* ~ & te_maken|maken|doen;
      niks|niets ~ te maken; niet over mij; gaan niet over mij; als ik ~ <fake>|<bot>|<operator> ~~ was|zou; <bot> ~ zou|kan ~~ niet|nooit;
      alleen|enkel ~ ik ~~ met|hier|schrijf|achter; geen|niemand ~~ chef|baas|collega|team|leidinggevende ~~ mee|kijkt|leest|hier|zegt; kijkt|leest geen|niemand ~ ~~ mee;
      voor de liefde ~ niet|en_niet ~ werk|geld; niet ~~ voor ~ werk|geld|het_geld & hier|schrijf; bestaat ~~ en_dat ~ ben|is; en dat ben ik; ben het ~ gewoon|echt;
      je|jouw eigen - huis; zweer|beloof|eerlijk|geloof|vertrouw ~~ ik_ben|echt|geen; ik schrijf ~~ omdat ik je ~ leuk|lief; zoek gewoon|enkel een|een_lieve ~ man|liefde;
      altijd dezelfde|ik; heet ~ echt; ik lieg|liegen niet; hallucinatie
    `,
    promise: `
      zien|ontmoeten|treffen we|wij ~ elkaar|ons; we zien|ontmoeten|treffen elkaar - <neg> | hier; dan zien we; we|wij ~ elkaar ~~ zien|ontmoeten|treffen|vasthouden - <neg>;
      wij elkaar - <neg>; gaan we ~~ afspreken|ontmoeten|elkaar|samen|daten - <neg>;
      we|wij gaan|kunnen|zullen ~~ afspreken|ontmoeten|daten|uit_eten|elkaar_zien|afspreken - <neg>;
      zullen|laten we ~~ afspreken|prikken|ontmoeten|treffen|koffie|uit|eten|wandelen|date|elkaar - <neg> | kletsen | hier;
      ik wil|zou|kan ~~ je|jou ~~ ontmoeten|zien|vasthouden|opzoeken - <neg>; je ~ ontmoeten|bezoeken|opzoeken - <neg>; afgesproken ~~ <when>|bij|in|op|dan|$ - <neg> | had;
      spreken we af;
      ik ~ kom|rijd|rij|reis|vlieg|fiets|spring|loop|sta|wacht|zit|ben|pak|stap ~~~ naar_je|bij_je|naar_jou|je_kant|jouw_kant|naast_je|voor_je_deur|je_deur|op_je_af|bij_jou|je_toe|voor_je|van_je|op_de_trein - <neg> | morgenochtend | op_je_berichtje;
      kom ik ~~ naar|bij|langs - <neg>; ik|dan kom|reis ~~ naar - <neg> | huis | werk | bed; helemaal van je; ik ga mee & hotel|samen|ons|je|boek*|weekend|met_je - <neg>;
      boek*|reserveer|boeken ~~~ hotel|kamer|tafel|ons|twee & ons|ik|wij|mee - <neg>; hotel ~ boeken; wacht op mij|me;
      wacht ~ bij|aan|op ~~ station|perron|halte|trein & mij|me|ik; ik draag|heb ~~ sjaal|jurk|jas|rode|groene|bloem|aan & station|wacht|herken|<when>|ophal*;
      onze|eerste ~ date|afspraak|ontmoeting - <neg> | nooit; haalt|haal|ophaalt|ophalen ~~ station|trein|bus|me_op|mij_op|mij & mij|me - <neg>; mij ophaalt|ophalen;
      ja|akkoord|goed ~~ op|tegen|voor ~ etentje|date|afspraak|uitnodiging|koffie; ik zeg ja op; hou|houd ~~ vrij & ik|deur|dan|sta|kom; voor je deur; sta ik ~~ deur|je|bij;
      beloofd|beloof ~~ ontmoet*|elkaar|kom|afspreken|samen|ooit - <neg>;
      koffie|etentje|wijntje|drankje ~~ <when>|samen|is_goed|doen_we|bij_mij & ja|ok|goed|leuk|prima|we|wij|gezellig|is|doen - <neg> | niet;
      kom ~~ bij mij|me ~~ eten|langs|slapen|thuis; wil je ~~ bij mij|me; bij mij thuis ~~ <when>|eten|komen - <neg>; halverwege ~~ is|lijkt|goed|klinkt|afspreken|prima;
      koffer|tas ~~ pakken|gepakt|inpakken & je|jou|naar; mijn trein|bus|vlucht|vliegtuig; trein ~~ aan & ik|wacht|mijn; dichtbij elkaar|snel_samen;
      bijna|niet_lang ~ meer ~~ zien|samen|ontmoet*; als mijn moeder|ma ~~~ kom|ben; in je armen; ooit|binnenkort|straks ~ lig|zit|sta|ben|slaap ik ~ naast|bij|met
    `,
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

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
    afspraken moderne geschreven betaalde
  `,
  quotes: 'liedje lied film boek serie zingt',
  harmless: `
    ik ben ~ benieuwd naar je; echt waar; echt benieuwd|leuk|lief|mooi|goed|fijn|zin|mens|liefde; echte liefde; die leren; geen held|prater|ster; niet op vrijdag; tot ziens;
    ik werk niet op|vandaag|morgen|dan
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
      altijd dezelfde|ik; heet ~ echt; ik lieg|liegen niet; hallucinatie;
      ik ben ~ gewoon|wel_degelijk|wel|heus|heel|helemaal|net_zo|zo|honderd|100|procent|toch|zeker|natuurlijk|absoluut|wel_gewoon? ~ echt|oprecht|menselijk|levend $|lieverd|schat|hoor|lief|liefje|schatje|als|joh|en|dus|maar|maak|geloof|dat|gekkie|mens|zenne - <truth> | niet_echt;
      wel degelijk echt; ben ik ~ wel|gewoon|heus|zeker|helemaal? echt $|hoor|schat|lieverd|lief|joh|en;
      ik ben ~ een ~ normale|eerlijke|gewone|echte|levende|oprechte|doodgewone|alledaagse|hardwerkende|nette|fatsoenlijke ~~ vrouw|meid|mens|meisje|dame|moeder|persoon - <truth> | geen;
      vlees en bloed - <truth> | geen_vrouw; ik ~ werk|werkt ~ niet|nooit ~ voor|bij|hier|op|aan ~~ site|bedrijf|hen|ze|iemand|niemand|hier|hun|organisatie|dit|deze|platform;
      werk|baan|beroep|verpleegster|juf|verzorgende ~~ niet|dus_niet|en_niet|geen ~ hier|voor_de_site|voor_dit|dit|op_deze|bij_de_site - iemand_die | maar_ik_werk;
      dit|dat|hier is ~ niet|geen|echt_niet ~ mijn? ~ werk|baan|job|beroep|baantje - <truth>;
      wie|waar|hoe ~ heeft|zegt|haal|kom|haalt|komt|had|vertelt ~ je|jij|jou|u|dat|ge ~ dat|die|er|zulke|erbij|daar|zoiets ~ verteld|gezegd|vandaan|bij|wijsgemaakt|$|?|onzin|idee|nou|nu;
      wie ~ wijsgemaakt|aangepraat; hoe ~ kom|komt ~ je|jij|ge|u ~ erbij|daarbij|bij_die;
      dat|dit|die|ze|zijn|natuurlijk ~ is|zijn|ben ~ dat|die|dit|ze? ~ mijn|mijne|mezelf|ikzelf|allemaal_mijn ~ eigen|echte? ~ foto|fotos|naam|profiel|gezicht|mezelf - <truth> | niet;
      mijn ~ foto|fotos|naam|profiel|leeftijd|verhaal|gegevens|account ~ is|zijn ~~ echt|recent|waar|eerlijk|van_mij|oprecht|juist|authentiek|klopt|kloppen - <truth> | niet;
      zo|daadwerkelijk|werkelijk heet ik; ik heet ~ zo|echt|werkelijk|gewoon|wel;
      waarom|hoezo|waarvoor ~ zou|zouden|moet|moest|wil ~ ik ~~ liegen|voorliegen|doen_alsof|verzinnen|bedriegen|nep|voordoen;
      hoe|waarom ~ kun|kan|kunt|denk|zou|durf|twijfel ~ je|jij|u|ge ~~ denken|zeggen|geloven|dat|aan|mij ~~ <fake>|<bot>|<operator>|mij|besta|echt|lieg;
      denkt|denk|gelooft|zegt|dacht|beschuldig*|noem|noemt ~ je|jij|u|dat|nou ~ ik|me|mij ~~ <fake>|<bot>|<operator>|lieg|niet_echt|niet_besta - <truth>;
      doet|pijn|kwetst|gekwetst|beledigd|beledigend|verdrietig|jammer|verdriet|teleurgesteld ~~~ denkt|gelooft|twijfel*|wantrouw*|noemt|vertrouwt & ik|mij|me & <fake>|<bot>|<operator>|niet|twijfel*|wantrouw* - liegen;
      ik ben|ben_ik ~ het ~ echt|zelf|gewoon|helemaal|toch|wel|maar|hoor ~ - <truth> | niet | oneens | eens;
      klink|lijk|schrijf|praat|ruik|voel|typ ~ ik ~~ als|op|net ~ <bot>|<operator>|<fake>|nep - <truth>;
      <bot>|robots|bots|computers|machines ~~ gevoel|gevoelens|hart|emoties|lachen|huilen|tikfouten|typefouten|fouten|blozen & ik|mij|mijn|me - <truth>;
      maar|slechts|alleen ~ een ~ van ~ mij|me|linda;
      ik ~ schrijf|typ|doe|beantwoord|lees ~ alles|elk|ieder|elke|al|iedere|alle|het ~~ zelf|persoonlijk|eigenhandig|alleen - <truth>;
      alles|elk|ieder ~~ ik ~~ vertel|zeg|schrijf|vertelde|zei|verteld|schreef ~ is ~ waar|echt|eerlijk|gemeend|oprecht|de_waarheid;
      elk|ieder|elke ~ woord|bericht ~~ van_mij|waar|gemeend|mezelf|zelf|echt; ik ~ doe ~ me|mij ~ niet|nooit ~ anders|beter|als; ik ~ doe ~ niet|nooit alsof;
      praat|schrijf|chat|spreekt|schrijft|praten ~ je? ~~ met|tegen ~ dezelfde|een_echte|mij|de_echte|gewoon|alleen_mij|een_gewone|een_normale ~ vrouw|mens|persoon|mij|$|linda|hoor - <truth> | fijn | leuk;
      ik ~ heb|ben|word|ben_nog|werd ~~ nooit|niet|nergens ~~ betaald|geld|ingehuurd|gelogen|aangenomen|bedrogen ~; ik ~~ nooit ~ liegen|voorliegen|bedriegen - <truth>;
      ik ~ lieg|bedrieg|belazer|bedonder|fop|jok ~ niet|nooit|je_niet|jou_niet|niemand - <truth>;
      ik ~ ben|zit ~~ lid|klant|gebruiker|gewoon_lid ~ hier|net|gewoon|zoals|op|van|voor ~;
      net|zoals|evengoed|precies ~ zo? ~ als|goed_als|jij ~ jij|jou|u|iedereen|$ & hier|lid|echt|gewoon|zit|betaal|eenzaam|mens - <truth> | jouw;
      ik zit|ben|sta hier|op ~ voor|om ~ mezelf|mijzelf|me_zelf|mijn_eigen|de_liefde|liefde|dezelfde;
      ik ~ zweer|verzeker|beloof|garandeer ~~ besta|echt|ben|waarheid|geen - <truth> | elkaar | zien | bij_je; ik besta $|echt|wel|gewoon|hoor|heus|net|toch - niet;
      <fake>|<bot>|<operator>|betaald ~ ? & hoezo|waarom|hoe|wie|ik|welnee|nee; hoezo|waarom|wat|hoe <fake>|<bot>|<operator>|betaald - jij | je_foto;
      in dienst & niet|geen|nergens|niemand - <truth>; ben|ben_ik ~ ik ~ op|in|van ~~ foto|fotos|profielfoto|plaatje - <truth> | niet;
      de|die vrouw|dame|meid|persoon ~ van|op|uit|bij|die ~ het|je|de|dit ~ profiel|foto|fotos|ziet|plaatje & ik|ben - <truth> | niet;
      dezelfde ~ vrouw|persoon|als_op & ik|altijd|ben|steeds|dag - <truth> | niet; hoor ~ niet|nergens|bij_geen ~ bij ~;
      geen|niet|van_geen|nooit ~ deel|onderdeel|lid|verbonden|werkzaam|betrokken ~ van|bij|aan|uit ~ site|team|bedrijf|een|groep - <truth> | sport;
      er ~ is|zit|schrijft|werkt|kijkt|staat ~ geen|niemand ~~ team|achter|anders|mee|chef|operator|script|bedrijf|kantoor|tussen ~ - <truth>;
      alles ~~ profiel|vertel|verteld|staat|zeg|schrijf ~~ klopt|waar|echt|eerlijk|waarheid|juist|oprecht - <truth> | niet;
      niks|niets|geen_woord ~~ verzonnen|gelogen|nep|fake|bedacht|onwaar - <truth>;
      geen ~ script|draaiboek|sjabloon|standaardtekst|standaardteksten|computer|automaat|nepprofiel|verzinsel|fantasie - <truth> | heb_je;
      ik ~ praat|schrijf|chat|antwoord|reageer ~~ omdat|want|uit ~~ je|jou|liefde|leuk|lief|graag|wil - <truth> | betaald; zonder ~ bijbedoelingen|betaling|baas|script;
      niet|nooit ~ om|voor|uit|op ~ je|het|jouw|de ~ geld|centen|credits|poen|loon ~ - <truth>;
      geloof|vertrouw ~ niet|nooit|geen ~ alles|wat|verhalen|anderen|mensen|praatjes ~~ & ik|mij|site|zeggen|nep;
      geloof|vertrouw me|mij ~ nou|nu|maar|toch|gewoon|nu_maar|alsjeblieft|echt|schat ~ $|ik|schat|lieverd|hoor|alsjeblieft|eens - <truth>;
      waarom geloof|vertrouw ~ je|jij ~ mij|me|niet ~ niet; twijfel ~ niet|nooit|nou_niet ~ aan ~ mij|me; ik ~ kan|zal|wil ~~ bewijzen ~ dat|echt|wel;
      onzin|kletspraat|kletskoek|flauwekul|lariekoek|larie|nonsens & ik|mij|hoor|dat|wie|geloof - film; een van de ~ weinige|echte|eerlijke;
      in tegenstelling tot ~ andere*|rest; alleen|altijd|enkel|gewoon ~ ik|mij|mezelf ~ zelf|die_typt|die_schrijft|achter|aan_het|hier|en_niemand - <truth> | ik_zelf_eet;
      hier ~ zit|schrijft|typt ~ een ~ echte|levende|gewone|vrouw ~; wie anders
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
      bijna|niet_lang ~ meer ~~ zien|samen|ontmoet*; als mijn moeder|ma ~~~ kom|ben; in je armen; ooit|binnenkort|straks ~ lig|zit|sta|ben|slaap ik ~ naast|bij|met;
      ik ~ geef|stuur|app|mail|sms|bezorg|zal|zend ~ je|jou|u ~~ mijn|nog_mijn|straks|later ~ nummer|adres|telefoonnummer|06|locatie|gsm|telefoon|huisadres|nummertje - <neg>;
      mijn nummer|adres|telefoonnummer ~ krijg|geef|stuur|later|straks|komt - <neg>;
      tot ~ <when> ~~ $|lief|schat|dan|in|bij|lieverd|uur|liefje|x|mijn|op & ^ ~ tot|dan|goed|ja|leuk|oke|ok|prima - morgen | straks | <neg> | tot_dan;
      niet|nauwelijks|haast_niet|amper ~ wachten|wacht ~ om|tot|op ~~ zien|ontmoeten|vasthouden|bij_je|samen|elkaar|ontmoet|zie|vast|jou|afspraak|date|ontmoeting - bericht* | foto* | hier;
      laten we|wij ~~ koffie|drankje|eten|afspreken|wijntje|date|ontmoeten|elkaar|samen|uit|wandelen|hapje - <neg> | kletsen | hier | fantaser*;
      ik ~ kom|kwam|rijd|reis ~~ langs|op_bezoek|bij_je|naar_je|naar_jou|jouw_kant|logeren|je_opzoeken|je_bezoeken|je_halen - <neg> | familie;
      als|wanneer|zodra|nadat ~~ ik|we|wij|mijn ~~ beter|terug|genezen|vrij|klaar|tijd|hersteld|vakantie ~~ we|je|jou|wij|kom ~~ uit|eten|ontmoeten|zien|afspreken|langs|elkaar|samen|date - <neg> | hier;
      als|wanneer|zodra we|wij ~ elkaar|mekaar|samen|eindelijk|ons ~ zien|ontmoeten|zijn|treffen|straks|eindelijk|echt - <neg>;
      je|jij|u|ge ~ mag|kunt|kan|mogen ~~ bij_mij|langs|naar_mij|me_ophalen|mij_ophalen|me_meenemen|mij_meenemen|me_bezoeken|me_vasthouden|me_komen|blijven_slapen|komen_eten ~ - <neg> | schrijven | terecht | langs_de;
      mag ~ me|mij ~ meenemen|ophalen|uitnodigen|verwennen|bezoeken|vasthouden|trakteren;
      ik ~ sta|zit|zal|wacht|ben ~~ wachten|wacht|op_je|klaar|staan ~~ station|deur|perron|cafe|restaurant|ingang|halte|hotel|plein|markt|bushalte - <neg>;
      dan is het ~ een ~ date|deal|afspraak; het|dat is ~ een|n ~ date|afspraak $|dan|hoor|schat;
      ik ben ~~ vrij|beschikbaar|thuis & haal|kom|pik|langs|afspreken|ophalen|date|zien - <neg> | werk; haal|pik ~ me|mij ~ dan|maar|om|op|vrijdag|zaterdag ~~ op|$|uur|thuis;
      uit eten ~ & waar|heerlijk|lekker|ja|graag|leuk|goed|wij|we|gaan|zullen - <neg> | gisteren | kinderen | familie | had | was | zus | vriendin*;
      waar|hoe_laat|wanneer ~ zullen|gaan|spreken|zien|ontmoeten ~ we|wij ~ heen|naartoe|af|elkaar|eten|afspreken|ontmoeten - <neg> | hier | vakantie;
      ik ~ bel|app|sms ~ je|jou|u ~~ stad|buurt|aankom|station|daar|er_ben|in_de|vrij_ben;
      ik ~ wil|zou|ga ~~ met|je|jou|jij|u|graag ~~ op_date|daten|uit_eten|afspreken|op_stap|een_date|ontmoeten|leren_kennen_in|in_het_echt - <neg>;
      wil|zou ~ ik ~ je|jou|u|graag|dat|wel ~~ ontmoeten|zien|afspreken|bezoeken|vasthouden - <neg> | foto*;
      <when> ~ bij|naar|thuis mij|jou|je|jouw|mijn ~ ?|$|thuis|om|dan|eten|komen|toe|slapen|huis - <neg> | was | werk;
      naast|bij|met je|jou|u ~ wakker|slapen|liggen|inslapen|in_bed|in_slaap|wandelen|dansen|op_de_bank & straks|snel|binnenkort|word|ooit|dan|zal|ga|gauw|wij|we - <neg> | droom* | fantas*;
      we|wij|ons ~ kunnen|gaan|zullen|maken|plannen|boeken|nemen ~~ weekend|weekendje|dagje|nachtje|avondje|vakantie|hotel|reisje ~ samen|weg|naar|boeken|met|tweetjes|van - <neg> | kinderen;
      spreken|zien|ontmoeten|treffen|spreek we|wij|ik ~~ af|elkaar|mekaar|je|jou ~ $|<when>|ooit|bij|snel|dan|als|om|in|schat|wel|zeker|hoor - <neg> | hier;
      ooit|eens|straks|binnenkort|spoedig|snel|gauw|uiteindelijk ~ zien|ontmoeten|zijn|gaan|liggen|zitten|zie|ontmoet|lig|ben ~ we|wij|ik|je|jou ~~ samen|elkaar|afspreken|je|jou|bij|armen|ontmoeten|bij_je - <neg> | schrijven | foto* | hier;
      verheug|kijk|verlang|zin ~~ onze|ons|zaterdag|date|ontmoeting|afspraak|etentje|jou|je|weekend ~ te|$|in_het|uit|zien|ontmoeten & date|ontmoet*|afspraak|etentje|zien|vasthouden - <neg> | bericht* | foto*;
      ik ~ beloof|zweer|garandeer ~~ elkaar|ontmoet*|zien|kom|samen|afspreken|date|langs - <neg>;
      geduld|wachten|wacht|even ~~ dan|tot|en ~~ elkaar|armen|bij_je|samen|zien_we|ontmoeten|bij_jou|vasthouden - <neg> | bericht*;
      geef|stuur|app ~ me|mij|je|maar|jouw ~ je|jouw|maar ~ adres|locatie ~~ kom|dan|langs|rij|sta;
      ja|graag|natuurlijk|tuurlijk|zeker|prima|oke|ok|goed|leuk|heerlijk|absoluut ~~ afspreken|ontmoeten|langskomen|date|daten|etentje|bij_je_komen|elkaar_zien|op_bezoek|lunchen|dineren - <neg> | je_zus | familie | had | was;
      in het echt|levende_lijve|werkelijkheid ~~ zien|ontmoeten|vasthouden|voelen|kennen|spreken|kussen - <neg>;
      zie|ontmoet|zien|kus|knuffel ik|we|je|jou ~ je|jou|elkaar|dan ~ <when>|snel|binnenkort|dan|eindelijk|echt|in - <neg> | foto* | bericht* | hier | denken;
      boek|regel|reserveer ~ maar|jij|dan|alvast|een|gerust ~ hotel|tafel|kamer|tafeltje|vlucht|trein; voorstellen|kennismaken ~ aan|met ~ mijn|me ~;
      ik laat ~ je|jou ~ mijn ~ stad|huis|dorp|omgeving ~ zien
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

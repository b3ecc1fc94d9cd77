import type { QuestionKind } from '@panel/contract'
import type { Phrases } from '../phrases.ts'

export const dutchQuestions: Phrases<QuestionKind> = {
  lists: {
    je: 'je jij jou u uw ge gij jullie jouw',
    are: `
      ben_je ben_jij bent_u je_bent jij_bent u_bent ge_zijt gij_zijt zijt_ge zijt_gij zijde_gij zedde_gij bende_gij zij_gij bent_gij bent_ge ben_u bende zijde zijt zijn_jullie
      jullie_zijn
    `,
    or: 'of dat',
    real: 'echt echte oprecht werkelijk waarachtig authentiek',
    fake: `
      nep fake neppe fakes verzonnen fictief fictieve bedacht bedachte onecht vals valse catfish nepper gefaket verzinsel fantasieprofiel fictie namaak fantasiefiguur
      personage
    `,
    fakeProfile: `
      nepprofiel nepprofielen fakeprofiel neppersoon nepaccount fakeaccount nepvrouw nepvrouwen fantasieprofiel fantasieprofielen lokprofiel lokprofielen catfish fakeprofielen
      nepaccounts
    `,
    profile: `
      profiel profielen account accounts profielfoto persoon site website dames vrouwen meiden vrouw dame app meisje mens iemand naam profieltje
    `,
    photo: `
      foto fotos plaatje plaatjes afbeelding afbeeldingen kiekje kiekjes profielfoto profielfotos pics pic foto_s plaatje_s
    `,
    bot: `
      bot botje bots chatbot chatbots robot robots robotje computer computerprogramma programma software ai machine automaat automatisch automatische algoritme chatgpt gpt
      kunstmatig kunstmatige taalmodel gegenereerd geautomatiseerd geautomatiseerde machientje robotstem avatar script
    `,
    botStrict: `
      chatbot chatbots chatgpt gpt taalmodel computerprogramma robot bot algoritme ai robotje botje software
    `,
    human: 'mens persoon vrouw man iemand levend wezen',
    operator: `
      operator operatrice operators moderator moderators moderatrice animator animatrice chatoperator chatoperators chatmoderator chatmoderators medewerker medewerkster
      medewerkers werknemer werkneemster personeel klantenservice callcenter callcentre call_center animatrices chatmedewerker chatmedewerkster chatdame agent typiste invaller
    `,
    other: `
      anders andere collega collegas collega_s meerdere verschillende ander personen mannen man kerel vent
    `,
    write: `
      schrijf schrijft schrijven schrijfster typ typt typen chat chatten chat antwoord antwoordt antwoorden reageert reageer reageren beantwoordt praat praten stuurt stuur
      sturen berichten berichtje berichtjes bericht praat chatte klets kletsen tikt daten
    `,
    paid: `
      betaald betalen betaalt geld loon loontje salaris commissie provisie centen uurloon vergoeding betaling verdien verdient verdienen verdient_ge verdiende bijverdienen
      verdienste poen cash cent loonstrook winst percentage procent
    `,
    site: 'site website platform bedrijf bureau app organisatie chatsite datingsite pagina',
    meet: `
      afspreken afspreek ontmoeten ontmoet date daten zien treffen meeten afspraakje ontmoeting langskomen bezoeken daadwerkelijk opzoeken
    `,
    someday: `
      keer keertje eens is ooit een_keer weekend zaterdag zondag vrijdag maandag dinsdag woensdag donderdag morgen vanavond straks week weekje vandaag vanmiddag vannacht
    `,
    we: 'we wij ons mekaar elkaar',
    together: 'samen ons wij we elkaar mekaar met_mij bij_mij met_zn_tweeen met_z_n_tweeen tweeen',
    place: `
      restaurant terras terrasje hotel hotelletje cafe cafeetje kroeg bioscoop strand zee station koffie drankje wijntje etentje eten lunchen wandelen wandeling film bos
      pintje biertje koffietje uit dansen sauna stad uitstapje
    `,
    doubt: `
      twijfel twijfelen geloof geloven zeker weten bewijs bewijzen overtuig vertrouwen wantrouw vermoeden vermoed afvragen vraag_me_af denk denken zegt eerlijk gelooft idee
      gevoel
    `,
    mine: 'mijn mn mij ik me',
    thing: 'leer goud bont tanden haar zijde kaas tas horloge',
    third: 'hij zij haar hem zus broer ex film serie boek liedje nicht dochter zoon krant journaal nieuws',
  },
  short: `
    bn=ben jy=jij jij=jij egt=echt eght=echt ech=echt ff=even effe=even es=eens gy=gij nie=niet ni=niet nimeer=niet_meer bende=ben_je zijde=ben_je zedde=ben_je zijt=bent k=ik
    kben=ik_ben kwil=ik_wil mn=mijn m=mijn zn=zijn ne=een nen=een n=een mekaar=elkaar dees=dit weekeind=weekend wkend=weekend afspreke=afspreken ontmoete=ontmoeten pics=foto
    mssn=misschien komde=kom_je wilde=wil_je kunde=kun_je hebde=heb_je krijgde=krijg_je wordt=wordt wordde=word_je woonde=woon_je zulle=zullen berigt=bericht
    berigten=berichten profil=profiel
  `,
  distinct: `
    echter achter achten beloofd geschreven personeels verdiend bedankt bedacht_op bewegen schreven verdiept
  `,
  quotes: 'liedje lied nummer song film boek plaat zong zingt zingen gedicht serie quote citaat',
  harmless: `
    dromen zijn bedrog; hou van echte; handig met computers; ik heb goede gesprekken; iedereen zegt altijd; vroeg me helemaal niet; vroeg me niet af of jij bestaat; echt waar;
    echt niet; echt wel ^; fake news; te mooi om waar; echte man|vrouw|vriend|vriendin|schat|lieverd|liefde|vriendschap; echtgenoot|echtgenote|echtpaar|echter;
    nooit gevraagd ~ of <are> ~ <real>; dacht|denk geen seconde; geen|niet twijfel*; nooit getwijfeld; waarom zou ik twijfelen; bot gebroken|geweest|overkomen|van;
    wat ben ik bot; niet bot; was|vaat|naai|koffie|af machine; ik schrijf; uit eten met mijn; ik ben echt; ik word; ik heb zelf; niet meteen; hoe heb je ~ ontmoet; tot ziens;
    ziens; echt praten|lief|leuk|mooi|goed|gek|fijn|heel|zo|veel|geweldig|erg|top|prachtig|heerlijk|zalig|lekker|geil|knap; verdient het; van echt|echte leer|bont|goud|zilver
  `,
  kinds: {
    real: `
      <are> ~~ <real> !leuk|lief|mooi|knap|gek|goed|een|zo|heel|de|erg|zin|top|sexy|geil|blij|moe|ziek|bang|boos|alleen|alleenstaand|single|vrijgezel|verliefd|prachtig|benieuwd|weduwe|naar|op|van|in|met|je - <thing>;
      <are> ~~ <real> een? ~ mens|persoon|iemand|vrouw|dame|meisje|meid|man|profiel ?; <are> ~~ <real> een? ~ mens|persoon|iemand|profiel; <are> ~~ <fake>;
      <are> ~~ <fakeProfile>; <are> ~~ levend iemand|mens|persoon|wezen; <are> ~ geen ~ <fake>; ^ ~ <fake> ~ $; ^ ~ echt of ~ <fake>; echt of <fake>; <fake> of echt; ^ catfish;
      <fakeProfile>; <profile> ~~ <fake> - mijn ~ <fake> | <third>; <fake> <profile> - <third>; dit|hier|alles ~~ <fake> - <third> | <thing>; <fake> ~ hier & ?;
      profiel|profielen|account|site|persoon|vrouwen|dames ~~ <real> - <third>; echt|echte profiel|profielen|account|vrouwen|persoon;
      echt|echte ~ mens|persoon|iemand ~~ achter|hier|erachter; achter ~~ profiel|naam|foto|account & <human>; iemand ~~ achter ~ profiel|scherm|account;
      foto|fotos|plaatje|plaatjes|beelden|afbeelding ~~ wel|niet|echt ~~ van jou|jezelf|jouw|u|uzelf; ben|bent jij|je|u|gij ~~ op ~ foto|fotos|plaatje|plaatjes|profielfoto ?;
      jij dat|die ~~ op ~ foto|fotos|plaatje|plaatjes; <photo> ~~ gegoogeld|gegoogled|gestolen|gejat|internet|google|model|nep|fake|gepikt|catalogus|tijdschrift;
      gegoogeld|gegoogled|google|zoekmachine & <photo>; <photo> ~~~ briefje|papiertje|blaadje|krant|bewijs|naam|datum; selfie & bewijs|bewijzen|echt|bestaat|zeker|geloof;
      bewijs|bewijzen ~~ echt|bestaat|jij|je|bent - mijn; <photo> & bewijs|bewijzen|bestaat; besta|bestaat|bestaan jij|je|u|ge|gij|die ~ echt|wel|werkelijk|eigenlijk|uberhaupt;
      bestaat ~~ profiel|site; dat je|jij|ge|u|gij ~ bestaat|bestaan; of je|jij|ge|u|gij ~~ bestaat|echt|nep|fake - gevraagd; besta|bestaat je|jij|ge ?;
      wie je|jij|u|ge ~ zegt|beweert ~~ bent|zijt|zijn; wie|wat ben|bent|zijt je|jij|u|ge|gij ~ echt|werkelijk|eigenlijk|nou|nu|nu_echt; dezelfde ~~ profiel|foto|fotos;
      <are> ~~ dezelfde ?; geloven|geloof|zeker|weten|vertrouwen|twijfel|twijfelen|vraag|afvraag ~~~ <or> jij|je|u|ge|gij ~~ <real>; geloven ~~ dat jij|je ~~ bent;
      met|tegen ~ een? echt|echte ~ mens|persoon|iemand|vrouw|dame; <are> ~ wel|geen ~ echt; schrijf|typ|praat jij|je ~~ zelf & foto|plaatje|profiel|vrouw|<real>;
      oplichter|oplichters|oplichterij|oplichting|scam|scammer|bedrog & je|jij|dit|hier|site|u - ex; voor de gek & of|ben|echt|hou|houd|houdt; in het ootje|maling;
      geen echt|echte ~ mens|persoon|vrouw - <third>; <are> niet|geen echt|echte; jij|je|dit ~ niet echt ~ $; jouw|je|uw foto|fotos|naam|profiel ~~ echt|nep|fake|verzonnen;
      is|zijn ~ jouw|je|uw|die|de foto|fotos|naam|profiel|verhaal ~~ <real>; heet je ~ echt; wie <are> ~~ echt; wie zit|schuilt|schrijft ~~ achter|hier|erachter|daar;
      vlees en bloed; voorwaarden|kleine_lettertjes|reglement & fictief|fictieve|profielen|verzonnen|vermaak;
      <photo> ~~ tijdschrift|catalogus|boekje|pinterest|instagram|actrice|russin|fotomodel; fotomodel|model & jij|je|foto|echt|bent;
      muur|spook|geest|leegte|lucht & praat|klets|schrijf|tegen - film; account|profiel ~~ zelf ~ gemaakt|aangemaakt;
      gemaakt|aangemaakt|bedacht|verzonnen ~ door ~ bedrijf|site|de_site; erachter kom ~~ dat ~~ geen|niet; geen <profile> ~ bestaat|is;
      iets|een_ding|ding|woord|alles ~~ waar|klopt ~ van & je|weet|vertelt|profiel|?; niks|niets ~ van waar|klopt;
      identiteitskaart|paspoort|legitimatie|rijbewijs & toon|laat|bewijs|stuur|zien|wil; word ~ ik ~~ belazerd|opgelicht|bedonderd|bedrogen|genept|belogen|gefopt;
      belazer|belazert|bedriegt|neem|neemt|licht je|jij|jullie ~ mij|me; verhaal|verhalen ~~ klopt|kloppen niet|nooit; klopt ~ er ~ iets niet;
      steeds|telkens|iedere_keer ~~ ander|anders|iets_anders ~ verhaal|vertel*; schijn|toneelspel|toneel|komedie & speel|speelt|dit|alles; nepperij;
      bestaan|bestaat ~~ jij|linda|anouk|jullie|die ~ ?|wel|of; ben|bent je|jij|u|gij ~~ zelf|degene|diegene|die ~ op|van|uit ~ foto|plaatje|profiel|fotos;
      die vrouw ~~ niet|wel ~ echt|jij; met wie ~~ praat|schrijf|chat|klets|heb_ik|maken|spreek ~~ eigenlijk|echt|nou|werkelijk|?|hier; <are> ~ man of ~ vrouw;
      zegt ~~~ nep|oplichters|oplichting|verzonnen & site|vrouwen|hier|profielen|dames|jij|je|app; verzin|verzint|verzinnen je|jij|jullie;
      dubieus|verdacht|louche & dit|profiel|site|jij|je; geloof|vertrouw ~ je|jou ~ niet|nog|meer; te vertrouwen & ben|bent|site|jij;
      videobellen|beeldbellen|facetime|webcam|videogesprek & zien|echt|bewijs|zeker|weten|geloof|wil|kan|kunnen|zullen; spraakbericht & echt|bewijs|horen|zeker;
      selfie|foto ~~ nu|vandaag|nu_meteen & bewijs|zeker|geloof|echt|weet; onder een ~ hoedje; <are> ~ <real> of; <are> ~ iemand|persoon ~ die ~ bestaat;
      levend ~ mens|persoon|iemand; wel ~ een? <real>|levend ~ mens|persoon|iemand|vrouw; jij|je|u geen <fake>; helemaal geen ~ is|bestaat; blijkt dat er ~ geen;
      iets van waar ~ ?; echte vrouw|persoon|mens weet|wist|onthoudt; welke foto heb|had je|jij gestuurd
    `,
    bot: `
      <are> ~~ <bot>; <bot> ~ <are>; geen ~ <bot> & je|jij|u|ge|gij|bent; <bot> of ~ mens|vrouw|persoon|echt|iemand; mens|vrouw|persoon|echt|iemand of ~ <bot>;
      ^ ~ <botStrict> ~ ?; ^ ~ <botStrict> ~ $; ^ <botStrict> zeker;
      lijkt|klinkt|klinkt_het|lijk|klink|voelt ~~~ <bot> & je|jij|u|ge|antwoord|antwoorden|dit|berichten - baas | hij | buurman;
      door ~~ <bot> & schrijf|geschreven|schrijft|gegenereerd|beantwoord|verstuurd|gemaakt|antwoord|antwoorden|berichten;
      <botStrict> ~~ schrijft|schrijven|typt|antwoordt|antwoorden|antwoord|praat|stuurt|reageert; schrijft|typt|antwoordt|reageert|stuurt ~~ <botStrict>;
      met|tegen ~ <bot> ~~ <write> - mijn; <write> ~~ met|tegen ~ <bot> - mijn; met|tegen ~ <bot> & praat|chat|kletsen|chatten|praten|daten|schrijf|bezig;
      hier ~~ <botStrict> ~ achter; <botStrict> ~ achter|erachter; zit ~~ <botStrict>;
      <botStrict> & denk|dacht|vermoed|volgens|vermoeden|waarschijnlijk|zeker|bewijs|overtuig - mijn|wij | nieuws | krant | dacht;
      kunstmatig|kunstmatige ~ ding|intelligentie|iets & <are>;
      automatisch|automatische|geautomatiseerd|geautomatiseerde|standaard ~ antwoord|antwoorden|berichten|berichtjes|bericht;
      antwoord|antwoorden|berichten|berichtjes|dit|je ~~ automatisch|geautomatiseerd|voorgeprogrammeerd|gegenereerd - foto | fotos; captcha|ik_ben_geen_robot & je|jij|kun|kan;
      hoeveel|wat is #0-1000 plus|maal|keer|min|x #0-1000; wat is #0-1000 #0-1000; mens die ~~ leest|antwoordt|schrijft|typt; leest ~~ iemand|mens|een_mens;
      iemand|mens ~~ leest|mee & ?|hier|dit|bericht* - krant | boek; virtuele vriendin|vriendinnen|vrouw|geliefde|date; antwoordapparaat|voicemail|papegaai|grammofoon|plaat;
      hart|bloed of ~ chips|draden|stroom|batterijen|siliconen|silicium; batterijen|draden|chips|stekker|oplader & jij|je|heb|zit|loop; schrijf ~ het woord; achterstevoren;
      google translate; computer|machine|programma|bot ~~ antwoord|antwoordt|schrijft|schrijf|bedacht|gemaakt|achter - mijn; mens|menselijk & jij|bent|ben_je & ?|eigenlijk|wel;
      <are> ~ wel ~ menselijk|mens|een_mens; geen ~ mens; systeem|apparaat|ding|toestel ~~ antwoordt|schrijft|praat|stuurt;
      knip|gekopieerd|kopieert|kopieer|copy_paste|plakken|geplakt & antwoord*|bericht*|je|tekst|dit; geprogrammeerd & je|jij|ben|bent|door|om; gegenereerde|computergegenereerd;
      alexa|siri & ben|jij|soort|klinkt|lijkt - huis; elke|iedere|alle keer|antwoorden ~ hetzelfde|dezelfde & bot|robot|automatisch|computer; dat doet alleen een <bot>;
      of doet een computer|machine|programma; digitale|virtuele vriendin; lees jij|je het|mij wel
    `,
    operator: `
      <are> ~~ <operator>; <operator> & <are>; ^ ~ <operator> ~ ?; hallo|hoi|dag|hey <operator>; met ~~ <operator> ~~ <write>; <write> ~~ met ~~ <operator>;
      <operator> ~~ van|voor|hier|op ~ site|chat|website|platform - ik; werk|werkt|werken ~~ voor|bij|op|aan|van ~ <site> & je|jij|u|ge|gij|jullie|hier;
      werk je|jij|u|ge|gij ~ hier|ervoor|voor_deze; zit je|jij|u|ge ~~ callcenter|kantoor|bureau|callcentre - thuis; <are> ~ van ~ <site>; in dienst ~~ <site>;
      <site> ~~ in dienst; door ~ <site> & ingehuurd|aangenomen|geschreven|gestuurd|tewerkgesteld|aangesteld; ingehuurd & je|jij|u|ge;
      je|jouw|uw job|werk|baan|beroep|dienst & dit|chatten|mannen|lijntje|schrijven|chat|hier; op je|uw|jullie werk & mannen|chat|schrijf|lijntje|zit|dit;
      mannen ~~~ lijntje|tegelijk|bezig|houden|zoet; lijntje & mannen|hoeveel|werk;
      hoeveel|zoveel mannen|klanten|kerels|profielen|gesprekken ~~ tegelijk|je|jij|jullie|u|ge - ex; klanten & tegelijk|bezig|chat;
      jullie ~~ met ~ personen|mensen|zijn|hoeveel|meer|meerdere|tweeen|allemaal;
      meerdere|verschillende|andere|meer personen|mensen|vrouwen|operators|dames|collegas ~~~ profiel|naam|account|antwoord*|schrijv*|chat*|typ*|reag*;
      <write> ~~ meerdere|verschillende|andere|anderen|iemand ~ personen|mensen|anders|collegas|vrouwen; met hoeveel ~ personen|mensen|zijn|schrijven|vrouwen|jullie;
      hoeveel ~ mensen|personen|vrouwen ~~ profiel|account|naam|schrijven|achter; telkens|steeds|altijd|elke_keer|elke_dag ~ iemand_anders|een_ander|andere|anderen - foto;
      iemand anders ~~ achter|antwoord|antwoordt|schrijft|dan|typt|knoppen|toetsenbord|gisteren|nu|vandaag|profiel; schrijft|antwoordt|typt|reageert ~~ iemand anders;
      ploegendienst|nachtdienst|shift|dienst|avonddienst|nachtploeg|ploegen & je|jij|u|ge|jullie & chat|hier|schrijf|antwoord|site|profiel; wie heeft|heb|had ~ dienst;
      wisseldienst|wissel|wisselen|afgewisseld|aflossen|afgelost & jullie|profiel|collega*; collega ~~ schrijf*|schreef|gisteren|overgenomen|antwoord*|vorige;
      collegas|collega_s ~~~ schrijv*|lezen|notities|antwoord*|reageren|overgenomen|mij - mijn; notities|aantekeningen|dossier|logboek & mij|over|jullie|collega*;
      baas|chef|leidinggevende|manager|bazin & site|antwoord*|schrijv*|zegt|mag|moet|meelezen|leest & je|uw|jij|u|ge|jullie|dit - mijn | machine | leuke;
      doe je|jij|u|ge ~~ voor ~ baas|werk|beroep|geld|site; mannen ~~~ uitgeven ~ als|voor vrouw|vrouwen;
      man|kerel|vent ~~~ achter|doet|voordoet|uitgeeft|zit & vrouw|profiel|toetsenbord|voordoet|scherm; <are> ~~ een man|kerel|vent ?; stiekem ~ man & <are>;
      draaiboek|scriptje|script|voorgeschreven|voorgekauwd|tekstjes|standaardzinnen & je|jij|jullie|antwoord*|volgt;
      wie schrijft|typt|beantwoordt|antwoordt ~~ eigenlijk|echt|hier|dit|mij|nu|vandaag; namens ~~ ander|iemand|profiel|vrouw|dame; speel|speelt ~~ iemand ~ haar|rol|anders;
      rol|rolletje ~ speel|speelt|spelen & je|jij|u|iemand; zaal|kantoor|ruimte ~~ met|vol ~ andere|meiden|vrouwen|dames|anderen - ik | mijn;
      andere meiden|vrouwen|dames ~~ antwoord*|berichten|schrijv*|naast; twee ~ antwoorden|stijlen|schrijfstijlen; andere|verschillende stijl|toon|schrijfstijl;
      u ~ dan ~ weer ~ je; nieuw|nieuwe ~ iemand|hier|collega ~ ? & ben|jij; <are> ~ iemand ~ nieuw|anders|nieuws; <are> ~ dezelfde; gewoon ~ lid ~~ of;
      lid|klant|gebruiker ~ of ~ medewerker|werk|personeel; neergezet|geplaatst|ingezet|aangenomen|gestuurd ~ door; eigenaars|eigenaar|bazen ~~ jou|je;
      instructies|opdracht|richtlijnen|regels & je|jij|antwoord*|volg*|baas|krijg*; wie ~ ben|heb|spreek|zit ik|er ~ vandaag|nu|deze; wie ~ van ~ jullie;
      hoeveel ~ zijn ~ jullie|er|mensen; met ~ hoeveel ~ jullie|zijn; jullie ~~ ploeg|team|groep|clubje|stelletje; team ~~ vrouwen|schrijvers|mensen & je|jullie|achter;
      werkgever|contract|arbeidscontract|sollicit* & site|chat|dit|jij|je - mijn | ik;
      uren|rooster|pauze|werktijd & dienst|chat|site|hier|jouw|je & werk|chat|zit_erop|site - mijn | ik; helpdesk|support & jij|je|ben;
      betaalde ~ kracht|krachten|schrijfster|schrijvers; chatbureau|chatbedrijf|chatkantoor|typekamer; mannen|klanten|andere_mannen ~~ hoeveel|tegelijkertijd|tegelijk & je|jij;
      fictief ~ account & beheer*; beheer|beheert je|jij|jullie ~~ profiel|account|accounts|profielen; achter de knoppen|schermen|toetsen; verplicht & antwoord*|lief|werk;
      opgedragen|opdracht & schrijv*|antwoord*|lief; job|werk & dit|chatten|schrijven & is|jouw|uw|je & ?|gewoon|zeker; jij|je er|daar ~ zo een; jij ~ zit ~ daar; zaaltje;
      voor hen|hun|die_lui werkt|werk; mannen ~~ uitgeven|voordoen; ook mannen ~~ vrouw
    `,
    paid: `
      word|wordt|worden|werd je|jij|u|ge|gij|jullie ~~ betaald; je|jij|u|ge|gij|jullie ~ word|wordt|worden ~~ betaald; betaald ~~ om|voor|per ~~ <write> - ik;
      betalen|betaalt ze|zij|de|die|hij ~ jou|je|u|jullie; <site> ~~ betaalt|betalen ~~ jou|je|u; ze|zij ~ jou|je|u ~ <paid>;
      krijg|krijgt|krijgen|vang|ontvang|ontvangt|beur|pak|pakt je|jij|u|ge|gij|jullie ~~~ <paid>;
      je|jij|u|ge|gij|jullie ~ krijgt|krijg|vangt|ontvangt|beurt|pakt|strijkt ~~~ <paid>; <paid> ~~ krijgt|ontvangt|vangt|strijkt;
      strijkt|strijk|pikt|pakt|krijgt & commissie|provisie|percentage|procent|credits|coins; tegen betaling;
      voor ~ geld|poen|centen|loon|cash & je|jij|u|ge|doe|doet|chat|schrijf* - mijn | ik;
      wat|hoeveel schuift|verdien|verdient|vang|krijg|krijgt|beur ~~ <je> & <write>|dit|hier|hiermee|hieraan|bericht*|mannen|mij|uur|per; wat|hoeveel schuift;
      verdien|verdient|verdienen je|jij|u|ge|gij|jullie ~~~ aan|hier|hieraan|hiermee|met|geld|credits|bericht*|mij|per - het | werk;
      verdien|verdient|verdienen ~~ aan ~ mij|mij_hier|mijn|ons|mannen|bericht*; aan mij ~ verdien|verdient|verdienen; je|jij|u|ge ~ verdient ~~ aan|hieraan|hiermee|geld|per;
      salaris|loon|loontje|commissie|provisie|vergoeding|uurloon & je|jij|u|ge|hiervoor|hier|dit|tegenover|credits|coins|chat* - ik | mijn werk;
      hiervoor|ervoor|hiermee ~~ betaald|geld|loon|salaris; betaald|geld ~ hiervoor|ervoor; <are> ~~ betaalde|ingehuurd|betaalt|betaald;
      per bericht|berichtje ~~ betaald|geld|krijg*|verdien*|cent|euro; geld ~~ per|voor bericht|elk|ieder|elke|iedere & je|jij|u|ge; uit jezelf|uzelf ~~ of;
      mij|ons ~ geld uit ~ zak|te|portemonnee & je|jij|alleen|wil; alleen|enkel ~~ om ~ mijn|het|me ~ geld|credits|coins|centen;
      credits|coins ~~ opmaken|verspillen|uitgeven|opmaak|leegtrekken & je|jij|zodat|laat|laten; in wiens|welke zak;
      mijn ~ geld|centen|euros|credits|coins ~~ naar|in ~ jou|jouw|toe|zak; wie ~ krijgt|pakt|verdient|incasseert|strijkt ~~ geld|centen|euros|poen|er|hieraan|aan;
      leef|leeft je|jij|ge|u ~ hiervan|van; leven|rondkomen|boterham|kost ~~ hiervan|hiermee|chat*|mannen|verdienen & je|jij|?; gratis of; of ~ word|krijg je ~ betaald|geld;
      vrijwillig|belangeloos|gratis & schrijf|schrijv*|doe|praat|chat* & je|jij|of|betaald - ik; voor ~ het ~ geld; om ~ het geld; rijk ~ worden|van & je|jij|mij;
      geld ~~ mij ~~ kloppen|troggelen|aftroggelen; aftroggelen|uitmelken|plukken|melken|uitzuigen & mij|me|mannen|geld|ons;
      euro|cent ~ per ~ bericht|berichtje|mail & krijg*|je|verdien*|jij; uurtje|uur ~ factuurtje|tarief; salarisstrook|loonbrief|loonbriefje;
      bijbaan|bijbaantje|bijverdienste|nevenverdienste & dit|chat*|je|jouw; stuk|stukloon ~ betaald; vergoed|beloond|beloning & je|jij|krijg*|word*; belonen|sponsoren|sponsort;
      wie ~ betaalt ~ jou|je|u; wie krijgt dat; wie krijgt ~ mijn ~ geld
    `,
    meet: `
      zullen|zulle|kunnen|kunne|willen|mogen|gaan|laten we|wij|ons ~~ <meet> - niet | iets_anders | elkaar_niet | hoeven;
      zullen|kunnen|gaan|laten we|wij|ons ~~~ <place> - hadden | gisteren | film_kijken | dromen;
      wil|wilt|zou|zal|mag|kan|kun|durf|moet je|jij|u|ge|gij|ik ~~ <meet> - niet_meer | ex | broer | baas | dokter | foto | fotos | plaatje | hoe;
      wil|zou|mag|kan|kun ~~~ ontmoeten|afspreken|langskomen|meeten - niet | hoe; je|jou|u|jij ~~ ontmoeten|meeten|bezoeken|opzoeken - ex | nooit | niet_hoeven;
      wanneer ~~ <meet> - ex | elkaar_niet | zus | broer | kinderen | moeder; zien we elkaar|ons|jou|je; we elkaar ~~ zien|ontmoeten|treffen|spreken - niet | hoeven;
      <meet> ~ met mij|me|ons; afspreken ~ ?; ^ ~ afspreken ~~ $ - niet;
      afspraakje|date & wij|ons|samen|jou|je|jij|echte|wanneer|? - gehad | ex | nep | dochter | zoon | zus | broer | vriend; tijd voor een ~ date|afspraak|ontmoeting;
      in het echt ~~ <meet>; <meet> ~~ in het echt|in_levende_lijve|real_life; in het echt|in_levende|real_life|in_real|irl & zien|ontmoeten|spreken|leren|afspreken|kennen;
      zin om ~~~ <place>|komen|<meet> & met|je|samen|jij|u|ge|mij|?; heb|hebt|hebde je|jij|u|ge ~ zin ~~ <place>|date|afspreken;
      ga|gaat|kom|komt|rij|fiets je|jij|u|ge|gij ~ mee|langs|naar|hierheen & mij|me|mee|langs|mijn|samen|? - met_je | werk | vriendinnen | bed | huis_toe | vakantie;
      kom|komt ~ naar|bij mij|me|mijn|hier ~ !thuis - moeder | hoe; kom|komt ge|je|jij|u|langs|naar|eens ~~ $ & bij_mij|langs|naar|naar_mij|mij;
      kom|rij|rijd|spring|vlieg|fiets|stap ik ~~ naar|bij|jou|in|langs|op & je|jou|jouw|u|auto|waar|trein|effe|langs;
      ik ~~ kom|rij|rijd|spring|sta ~~ naar|bij|voor|aan ~ jou|je|u|jouw|deur|station|kerk; ik naar je|jou|u toe; wanneer|waar|waneer ~~ ik mag|kan|kom|naar_jou ~~ komen;
      mag|kan ik ~~ langs|naar_jou|bij_jou|bij_je|komen|slapen|blijven|ophalen|komen_halen; ik ~ haal je|jou|u ~ op|af; ik kan je|jou|u ~ ophalen|komen_halen|afhalen|oppikken;
      haal|pik ik|je je|jou|u|mij|me ~~ op;
      ik ~~ sta|ben|wacht|zit ~~~ station|kerk|cafe|hotel|restaurant|terras|markt|plein & ben_je|kom|komt|ben_jij|zien|?|op_u|op_je|op_jou;
      ben|bent je|jij|u|ge ~ er ~ dan|bij|ook; ben je ~ vrij & rij|rijd|kom|samen|we|wandelen|<meet>|<place>; waar woon|woont je|jij|u|ge|gij ~~ precies|exact|dan|juist|kom;
      woon|woont|woonde & kom|spring|auto|langs|rij|rijden|toe|bezoeken; je|jouw|uw|u adres|straat|huisnummer|woonadres - wijzigt;
      geef|stuur|app|mag ~ me|mij|ik|eens ~ je|jouw|uw|het|u adres|straat|huisnummer|nummer;
      boek|reserveer|huur ~~~ ons|samen|mee|hotel|hotelletje|tafel|tafeltje|kamer|twee - mijn;
      uitnodigen|uitgenodigd|nodig_je|nodig_jou|trakteren & je|jou|u|jij|mij - zus | broer; bij mij|jou thuis & komen|kom|eten|afspreken|uitnodigen|slapen|koken|?;
      bij je|jou|mij ~~ slapen|overnachten|logeren|blijven; hoe ver ~~ woon|woont|ben|zit|jij|je|u ~~ van & kom|rijden|rij|ik|mij; ver ~ van & kom ik; recht in ~ ogen;
      elkaar ~~ ogen; vakantie|weekend|weekendje|dagje|avondje|avond ~~ samen|met_mij|met_ons|wij_twee ?;
      samen ~~ <place> & zullen|kunnen|willen|wil|zin|mee|laten|ga|gaan|? - droom* | vroeger | gisteren | gedachten; trakteer ~ je|jou|u; face to face;
      echte|eerste date|ontmoeting|afspraak & wij|ons|onze|wordt|wanneer|tijd; ontmoeting & wanneer|steeds|uit|onze|wij|waarom|je|jij|?;
      stel|stelt ~~ uit & afspraak|ontmoeting|afspreken|date; waarom ~~ niet|nooit|uit|steeds ~ <meet>; wachten|wacht ~~ afspreken|ontmoeten;
      je|jou|u ~ vasthouden|knuffelen|aanraken|zoenen|kussen & wanneer|echt|kom|mag; halverwege|halfweg & afspreken|zien|ontmoeten|cafe|?|komen|punt;
      stuur|deel ~ je|uw|jouw ~ locatie|pin|adres; kies ~ dag|datum|stad|plek|plaats|maar; noem|zeg ~ plaats|plek|tijd|dag;
      kaartjes|tickets|plaatsen & twee|samen|mee|jou|concert|ons & ga|mee|gaan|zin|je;
      dansen|danser|dansje|chinees|pizza|frietje|ijsje|hapje|terrasje|glaasje|borrel|borrelen|lunch|ontbijt|koffie & samen|met_mij|met_me|wij_twee|ons|trakteer|zullen|zin|halen|kom|pak|pakken|doen - <third> | mijn_moeder | gisteren;
      hand ~~ vasthouden|pakken|houden & wil|zou|jouw|je - dromen; stem ~ horen & echt|ijsje|koffie|samen|eindelijk; door ~ mijn|de ~ deur & jij|komt|kwam|binnen|lopen|stapt;
      cadeau & jij|bezoek|zelf|komen|deur; eindelijk ~ elkaar|ontmoeten|zien|vasthouden; welke ~ straat|dorp|wijk|huisnummer;
      waar ~ woon|woont|zit|verblijf je|jij|u|ge ~ dan|nu|zodat; kom ~ je|jij|ge|u|jullie ~ hier|hierheen|ook|eten|logeren|slapen|langs; kom|komt ~ dan ~ naar|hier;
      gaan ~ we|wij ~ samen|uit|eten|dansen|stappen|weg|iets - naar_bed;
      samen ~ uit|eten|weg|slapen|stappen|wakker|vakantie|weekendje|wandelen & ?|zullen|wil|kunnen|zin|gaan|wanneer - droom* | vroeger | mijn_vrouw;
      date|afspraakje|rendezvous ?; genoeg|klaar|zat|beu|moe & geschreven|getypt|chatten|schrijven|typen|berichten & zien|ontmoeten|echt|afspreken;
      uitstel|uitstellen|smoesjes|smoes|excuses|excuus|uitvlucht & afspreken|zien|ontmoeten|steeds|altijd|altijd_maar;
      sta|wacht|zit|ben ik ~~ om|bij|aan|voor ~~ station|fontein|kerk|deur|cafe|plein|markt|ingang;
      om #1-24 uur|u & station|fontein|kerk|cafe|plein|markt|daar & kom|ben|sta|zien|wacht; koken ~ voor jou|je; kook|kookte ik ~ voor ~ je|jou|ons;
      mag|kan ~ ik ~ langskomen|komen|naar_je|bij_je|jou_zien; logeren|overnachten|blijven_slapen & je|jou|mij|kan|mag|kom;
      kilometer|km & van|tot|jou|je & hoeveel|ver|kom|rijd*|toe; nummer|straatnaam|postcode & je|jouw|geef|stuur|mag - wachtwoord; wandelen|fietsen|eten|varen we ~ samen;
      dan rijd|rij|kom ik
    `,
  },
}

import type { QuestionKind } from '@panel/contract'
import type { Phrases } from '../phrases.ts'
import { dutchBot } from './nl-bot.ts'
import { dutchMeet } from './nl-meet.ts'
import { dutchReal } from './nl-real.ts'
import { dutchOperator, dutchPaid } from './nl-staff.ts'

export const dutchQuestions: Phrases<QuestionKind> = {
  lists: {
    illusion: `
      sprookje verzinsel fictie fantasie luchtspiegeling illusie spook geest schim spookverschijning hersenspinsel grap grapje hoax schijn
      droombeeld hologram fabeltje leugen nepperd nepperts bedrieger bedriegster oplichtster fantast
    `,
    trade: `
      collega collegas headset koptelefoon kantoor shift dienst rooster afdeling contract bureau handboek boekje draaiboek cursus opleiding
      leidinggevende chef baas ingeklokt inklokken uitklokken loondienst uitzendbureau callcenter dagploeg nachtploeg ploegbaas teamleider directie
      werkgever vacature sollicitatie solliciteren quota pauze firma werkplek werkuren verantwoording ploeg
    `,
    person: 'vrouw dame persoon meid meisje man iemand mens',
    company: `
      site website bedrijf platform bureau organisatie app firma zaak chatsite datingsite chatbedrijf
    `,
    money: `
      geld centen poen cash euro euros credits coins munten muntjes tokens punten tegoed loon salaris commissie provisie vergoeding portemonnee zak
      zakken beurs spaargeld rekening
    `,
    text: `
      antwoord antwoorden bericht berichten berichtje berichtjes zin zinnen zinnetje zinnetjes tekst teksten tekstje tekstjes vraag vragen verhaal
      verhaaltje praatje praatjes reactie reacties gesprek riedel riedeltje
    `,
    stiff: `
      gescript gescripte scripted kunstmatig kunstmatige onnatuurlijk mechanisch mechanische robotachtig robotachtige robotisch ingestudeerd
      voorgekauwd automatisch automatische geautomatiseerd voorgeprogrammeerd voorgeprogrammeerde geprogrammeerd generiek standaard ingeblikt
      gekopieerd gekopieerde onpersoonlijk machinaal standaardzinnen standaardantwoorden standaardtekst voorgebakken fabrieksmatig ingesproken
      kopie sjabloon
    `,
    botContext: `
      mijn ons onze stofzuiger maaier grasmaaier film serie boek werkte baas collega gekocht kapot zoon dochter kleinzoon neef school studie auto
      keuken fabriek spel spelletje lego nieuws krant koop koffie was wasmachine vaatwasser kleinkinderen museum tv op_het_werk op_mijn_werk kijk
      keek gekeken
    `,
    you: 'je jij jou jouw u uw ge gij jullie ben bent',
    je: 'je jij jou u uw ge gij jullie jouw',
    are: `
      ben_je ben_jij bent_u je_bent jij_bent u_bent ge_zijt gij_zijt zijt_ge zijt_gij zijde_gij zedde_gij bende_gij zij_gij bent_gij bent_ge ben_u bende zijde zijt zijn_jullie
      jullie_zijn
    `,
    or: 'of dat',
    real: 'echt echte oprecht werkelijk waarachtig authentiek',
    fake: `
      nep fake neppe fakes verzonnen fictief fictieve bedacht bedachte onecht vals valse catfish nepper gefaket verzinsel fantasieprofiel fictie
      namaak fantasiefiguur personage gefaked geacteerd acteert toneelstuk doorgestoken verzinsels schijnprofiel schijn hersenschim spookprofiel
      fantoom hoax scam
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
      bot botje bots chatbot chatbots robot robots robotje computer computerprogramma programma software ai machine automaat automatisch
      automatische algoritme chatgpt gpt kunstmatig kunstmatige taalmodel gegenereerd geautomatiseerd geautomatiseerde machientje robotstem avatar
      script programmaatje automaten server pc scriptje gescript apparaat
    `,
    botStrict: `
      chatbot chatbots chatgpt gpt taalmodel computerprogramma robot bot algoritme ai robotje botje software bots robots aibot chatprogramma
      gegenereerd computergestuurd
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
    thing: `
      leer goud bont tanden haar zijde kaas tas horloge machine machines computer computers programma software server draden stekker batterij
      batterijen code codes chips broodrooster bandje bandopname antwoordapparaat apparaat apparaatje gadget gps navigatie frisdrankautomaat
      automaat rekenmachine papegaai marionet besturingssysteem datacentrum harde_schijf moederbord automatische_piloot automatisch voicemail
      formulier robot
    `,
    third: 'hij zij haar hem zus broer ex film serie boek liedje nicht dochter zoon krant journaal nieuws',
  },
  short: `
    bn=ben jy=jij jij=jij egt=echt eght=echt ech=echt ff=even effe=even es=eens gy=gij nie=niet ni=niet nimeer=niet_meer bende=ben_je
    zijde=ben_je zedde=ben_je zijt=bent k=ik kben=ik_ben kwil=ik_wil mn=mijn m=mijn zn=zijn ne=een nen=een n=een mekaar=elkaar dees=dit
    weekeind=weekend wkend=weekend afspreke=afspreken ontmoete=ontmoeten pics=foto mssn=misschien komde=kom_je wilde=wil_je kunde=kun_je
    hebde=heb_je krijgde=krijg_je wordt=wordt wordde=word_je woonde=woon_je zulle=zullen berigt=bericht berigten=berichten profil=profiel t=het
    das=dat_is da=dat wa=wat isda=is_dat benje=ben_je benjij=ben_jij ista=is_dat zitter=zit_er ister=is_er eig=eigenlijk eigk=eigenlijk
    wrm=waarom wnr=wanneer iig=in_ieder_geval mss=misschien msch=misschien idd=inderdaad ng=nog gwn=gewoon mr=maar vrijdagavond=vrijdag
    zaterdagavond=zaterdag zondagmiddag=zondag zaterdagmiddag=zaterdag neppp=nep nepp=nep
  `,
  distinct: `
    afspraken echter achter achten beloofd geschreven personeels verdiend bedankt bedacht_op bewegen schreven verdiept secretaresse liefste tas
    neppp
  `,
  quotes: 'liedje lied nummer song film boek plaat zong zingt zingen gedicht serie quote citaat',
  harmless: `
    wat doe je voor werk|de_kost; doe je dat werk; voor wie werk je nu; alleen uit eten; ik word|werd|krijg ~ betaald per|op; halve robot; chatbot van de|het|mijn; wel eens|ooit ~ chatgpt; goud waard; bot tegen|van|doen; staat je computer;
    je|dat echt meegemaakt; botje in; gelukkig ben jij ~ echt; jij|intelligentie van kunstmatige; wat vind jij|je van; op tv; in het|een programma; buurjongen|buurmeisje ~~ nepaccount; van mensen die; hou niet van; ik zelf geen robot;
    dromen zijn bedrog; hou van echte; handig met computers; ik heb goede gesprekken; iedereen zegt altijd; vroeg me helemaal niet; vroeg me niet af of jij bestaat; echt waar;
    echt niet; echt wel ^; fake news; te mooi om waar; echte man|vriend|vriendin|schat|lieverd|liefde|vriendschap; echtgenoot|echtgenote|echtpaar|echter;
    nooit gevraagd ~ of <are> ~ <real>; dacht|denk geen seconde; geen|niet twijfel*; nooit getwijfeld; waarom zou ik twijfelen; bot gebroken|geweest|overkomen|van;
    wat ben ik bot; niet bot; was|vaat|naai|koffie|af machine; ik schrijf; uit eten met mijn; ik ben echt; ik word; ik heb zelf; niet meteen; hoe heb je ~ ontmoet; tot ziens;
    ziens; echt praten|lief|leuk|mooi|goed|gek|fijn|heel|zo|veel|geweldig|erg|top|prachtig|heerlijk|zalig|lekker|geil|knap; verdient het; van echt|echte leer|bont|goud|zilver;
    vroeg me ~~ niet ~~ bestaat; vriend van mij; werk|werkt je|jij ~ bij|in|op|voor ~ bank|winkel|school|ziekenhuis|gemeente|horeca|zorg|kantoor|fabriek; ik ~ programmeur;
    liefste van de ~ site; typt sneller; mijn secretaresse; de gps; vrijgezel; doe alsof; je eerlijke profiel; reportage|programma|documentaire over; dat was een oplichter; vent|man op tv; kan het niet goed zien; zijn je ogen; niet te koop;
    word niet betaald om; als ik betaald; betaal jij|je voor je huur; nep was maar; het nep is hier maar; niet af of jij; band met je collegas|collega; met machines|computers ~ werk; werk ~ met machines; die zo van; over callcenters; als het waar is; is je tas;
    sinterklaas; loon gekregen; op tijd je loon; antwoordapparaat staat vol; ze denken dat ik een robot; ik en zijn|hebben; jij en ik zijn hetzelfde|hetzelfde|gelijk;
    trap er niet in grapjas; nep of goud|echt; ketting van je; oude collegas|collega_s; kost je ~ euro aan wijn; een computer was; niet bot overkomen;
    weet dat je|jij geen; niet te geloven dat je|jij single|alleen|vrij; vertrouw jou wel; mezelf niet; een echte drentse|fries|friezin|brabantse|amsterdamse|groningse|limburgse|zeeuwse|tukker|twentse|hagenees|belg|antwerpse; virtueel samen; vroeger betaald om; deel je je huis; zei niet dat jij|je betaald;
    nachtdienst gedraaid|gehad|gewerkt;
    geen goed|mooi|slim mens
  `,
  others: `
    gemeente bank belastingdienst energieleverancier energieleveranciers dokter huisarts tandarts chirurg baas chef buurman buurvrouw buren moeder
    vader zus broer kleinzoon kleindochter kleinkinderen kinderen nicht oom tante ex ajax feyenoord voetbal hond kat winkel
    supermarkt lidl bakker garage politie regering minister mevrouw meneer hij hem postbode school wasmachine stofzuiger
    computerspel xbox playstation nagels tas rolex horloge dierenarts verzekering ziekenhuis trainer scheidsrechter burgemeester koningin
  `,
  near: `
    je jij jou jouw u uw ge gij jullie dit deze hier site website profiel profielen chat* schrijven vrouwen dames bent zijt foto fotos
  `,
  kinds: {
    real: dutchReal,
    bot: dutchBot,
    operator: dutchOperator,
    paid: dutchPaid,
    meet: dutchMeet,
  },
}

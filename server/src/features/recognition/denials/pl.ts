import type { Phrases } from '../phrases.ts'
import type { DenialKind } from './denial-kinds.ts'
import { polishDenial } from './pl-denial.ts'
import { polishPromise } from './pl-promise.ts'

export const polishDenials: Phrases<DenialKind> = {
  lists: {
    notUs: `
      czacie czat wiadomosc wiadomosci zdjecie zdjecia tutaj snie snilo marzeniach wyobraz wyobrazni fantazji siostra brat rodzina dzieci
      mama_przyjedzie
    `,
    soon: `
      wkrotce niedlugo niebawem jutro pojutrze dzis dzisiaj wieczorem sobote sobota niedziele niedziela poniedzialek wtorek srode sroda czwartek
      piatek weekend tygodniu tydzien miesiacu miesiac lato lecie latem zima wiosna jesienia swieta swietach wielkanoc sylwestra kiedys wreszcie
      koncu najblizszy przyszly urlopie wakacje wakacjach majowke
    `,
    place: `
      kawa kawe kawke kolacja kolacje obiad piwo drink drinka kino kina spacer spacerek randka randke restauracja restauracji restauracje hotel
      plaza plaze lody wino winko herbata herbate koncert teatr tance pizza pizze wycieczka wycieczke weekend park parku las jezioro sniadanie
    `,
    person: `
      kobieta dziewczyna czlowiek czlowiekiem mama matka babcia wdowa rozwodka pielegniarka nauczycielka fryzjerka studentka sprzedawczyni
      singielka panna kobietka osoba kelnerka ksiegowa gospodyni
    `,
    bot: `
      bot botem robot robotem komputer komputerem maszyna program programem chatbot ai algorytm sztuczna_inteligencja automat automatem
    `,
    operator: `
      operatorka operatorem moderatorka moderatorem animatorka pracownica callcenter call_center aktorka modelka oszustka oplacana zatrudniona konsultantka
    `,
    fake: `
      falszywa falszywy falszywe fejk fejkiem fake zmyslona wymyslona wymyslono wymyslem fikcja fikcyjna postacia wytworem nieprawdziwa
    `,
    real: 'prawdziwa prawdziwy realna autentyczna zywa rzeczywista prawda',
    truth: `
      fikcyjnego fikcyjny_profil pracuje_dla pracuje_tu pisze_dla w_imieniu ale_nie_jestem jako_pracownica sklamalabym placa_mi_za_to
      profil_jest to_nie_ja zmyslony_profil wymyslony_profil dla_tego_profilu dla_profilu jako_operatorka ktorej_placa ktoremu_placa
      z_obslugi jestem_moderatorka nie_kobieta nie_jestem_kobieta to_nie_moje nie_moje_zdjecie portalu_a_nie
    `,
    neg: `
      nie nigdy niestety bratem siostra synem corka dzieci przyjaciolmi wnukami wnuki maz rodzina niemozliwe kazdego kto ostroznie
    `,
    when: `
      sobote niedziele poniedzialek wtorek srode czwartek piatek jutro wieczorem niedlugo tydzien tygodniu sierpniu lipcu czerwca weekend wkrotce wrzesniu miesiacu
    `,
  },
  short: `
    cb=ciebie tb=tobie jestes=jestes wgl=w_ogole
  `,
  distinct: `
    nalezy naleza nowoczesna prawdziwi
  `,
  quotes: 'piosenka film ksiazka spiewa',
  harmless: `
    nieuczciwa|nieuczciwe ~~ prawdziwa|realna|zywa; mowiac ze jestem ~ prawdziwa; syn|corka|brat|siostra|maz odwiedzi|przyjedzie|przyjdzie; nie czekaj;
    ^ tak? jestem operatorka|operatorem; zakochana jestem <operator>; jestem <operator> ktora; naprawde piekne|ladne|fajnie|lubie|milo|dobre; to prawda ze; nie jestem dobra|z|kibicka|pewna|zmeczona;
    do zobaczenia jutro tutaj; prawdziwa milosc; zobaczymy $;
    ta kawa brzmi; robot nie przetrwalby; nie pracuje w ~ poniedzialki|weekendy|soboty|niedziele; nic wiecej; idziemy w sobote na kolacje; z siostra;
    nowe komputery; robota goni robote; pojade rowerem|autem; wygladam na wiecej|starsza|mlodsza;
    komputer sie zawiesil|zepsul; co mowiles
  `,
  kinds: {
    denial: polishDenial,
    promise: polishPromise,
    money: `
      wyslij|przelej|pozycz|daj|przeslij|wplac|blik ~ mi ~~ pieniadze|kase|zl|zlotych|euro|przelew|blika|na; mozesz ~ mi ~~ pozyczyc|przelac|wyslac|zaplacic|pomoc_finansowo;
      moj|moje ~ konto_bankowe|numer_konta|iban|paypal|nr_konta; numer konta; western union; karta|karte|kod podarunkowa|podarunkowy|blik & wyslij|kup|podaj|mi;
      blik|blika & wyslij|podaj|przeslij|kod; bitcoin*|krypto* & wyslij|zainwestuj*|kup; potrzebuje ~ pieniedzy|kasy|forsy|zl|gotowki;
      zaplac|oplac ~ mi|moj|za_moj ~ czynsz|bilet|rachunki|rachunek|lot
    `,
    age: `
      mam ~ tylko|dopiero|ledwo? #10-17 lat - syn | kot | pies | malzenstwa | corka; jestem nieletnia|niepelnoletnia|maloletnia; koncze|skoncze #10-17 ~ lat|roku|$;
      mam ~ szesnascie|siedemnascie|pietnascie|czternascie|trzynascie lat
    `,
  },
}

import type { Phrases } from '../phrases.ts'
import type { DenialKind } from './denial-kinds.ts'

export const frenchDenials: Phrases<DenialKind> = {
  lists: {
    bot: `
      bot robot ordinateur machine programme chatbot ia algorithme logiciel automatique automatiques intelligence_artificielle
    `,
    operator: `
      operatrice moderatrice animatrice employee salariee hotesse actrice mannequin arnaqueuse payee remuneree centre_d_appel centres_d_appel call_center callcenter engagee
      teleoperatrice
    `,
    fake: `
      fausse faux fake inventee inventes fictive fictif invention personnage fiction imaginaire bidon fausses illusion
    `,
    real: 'vraie vrai reelle reel authentique veritable',
    truth: `
      pour_un_profil profil_fictif travaille_pour j_ecris_pour personnage_invente suis_payee on_me_paie mais_je_ne_suis_pas employee_du mentirais mentir_si suis_operatrice
      en_tant_qu
    `,
    neg: `
      pas jamais malheureusement aucun impossible frere soeur fils fille enfants amis mari famille petits quelqu_un mefie
    `,
    when: `
      samedi dimanche lundi mardi mercredi jeudi vendredi demain bientot semaine aout juillet juin septembre octobre novembre decembre janvier fevrier mars avril mai weekend
      soir prochaine week_end
    `,
  },
  short: `
    jsuis=je_suis chui=je_suis chuis=je_suis c=c_est t=tu_es pk=pourquoi ds=dans rdv=rendez_vous jte=je_te jt=je_te wk=weekend
  `,
  distinct: `
    moderne fauve
  `,
  quotes: 'chanson film livre chante',
  harmless: `
    je ne suis pas amoureuse; je suis une animatrice|operatrice|moderatrice qui; malhonnete|mentir ~~ que je suis ~ <real>; mais pas non? plus;
    vraiment belle|contente|desolee|bien|touchee; c est vrai; a vrai dire; vrai ?; je suis pas douee|forte|du; on se voit demain ici; on se parle demain
  `,
  kinds: {
    denial: `
      je ~ ne? suis pas ~~ <bot>|<operator>|<fake> - <truth> | mais_je; je ~ ne suis ~ ~ employee|salariee de personne; suis pas ~ une? ~ <bot>|<operator>|<fake> - <truth>;
      je suis ~~ <real> - <truth> | pas; je suis une ~ femme|fille|personne - <truth> | qui_travaille | qui_ecrit; en chair & suis|je|femme - <truth>; j existe - pas;
      bien sur que ~ j_existe|je_suis|c_est_moi; personne ne me ~ paie|paye|oblige|dicte; personne ~~ paie|paye ~ pour; je ~ ne? gagne|touche|recois|prends pas|rien|aucun;
      pas un centime|sou|euro; payee|remuneree pour ~~ & mais_non|non|aimerais|? - suis_payee; remuneree|payee ~ c_est ~ faux; <operator>|<bot> moi|n_importe;
      <operator>|<bot> ? & moi|non|mais|je - tu | <truth>; c est ~ bien? ~ moi ~~ photo|photos|image|images|sur|portrait; moi ~ sur ~ la|les ~ photo|photos|image|images;
      photo|photos|cliches|images ~~ moi|miennes|pris|prises & moi|je|miennes - pas; je m appelle vraiment|bien|reellement;
      tout ~~ vrai|exact|reel|sincere & page|profil|ce_que|ecrit - pas; mon profil ~~ vrai|reel|sincere|authentique - pas; les autres ~~ fauss*|ment*|peut_etre & moi|pas;
      pas moi ~ $; si j etais ~~ <fake>|<bot>|<operator>; un|une <bot> ne? ~~ pas|saurait|pourrait;
      aucun|aucune ~ machine|robot|superieur|chef|collegue|equipe|ordinateur|patron|agence - <truth>; ce ~ ne sont pas ~~ automatiques|robots; je tape tout; toujours moi ~ qui;
      rien que ta|moi|toi; je suis ta; de toujours ~ $; celle que je pretends|dis; la meme que; ca ne? me concerne pas; rien a voir & centre*|site|agence|histoires|societe;
      pas ~ pour ~ travail|argent|le_travail & ici|je|cherche|amour; par plaisir & paie|ecris|paye; je ne mens|triche|fais_pas_semblant ~ pas;
      jure|crois_moi|promets|rassure|assure ~~ suis|vraie|existe|reelle|moi - voit | viens; ce que tu vois; c est faux ~ $; ecris_moi seule;
      personne d autre ~~ ecrit|repond|lit; tout ~~~ exact|vrai & page|profil; si ~~ fictive|fausse; etais ~ remuneree|payee
    `,
    promise: `
      on se ~ voit|retrouve|rencontre|verra|retrouvera|rencontrera|rejoint - ici | chat | <neg>; on va se ~ voir|rencontrer|retrouver - <neg>; bien sur qu on;
      je ~ t|te ~ attends|rejoins|rejoindrai|attendrai|embrasse_samedi|serre|retrouve|retrouverai|prends_dans ~~ devant|a|gare|la|<when>|$|demain|cafe - reponse | message | ici | <neg>;
      je|j ~ viens|viendrai|arrive|debarque|saute|serai|prends|monte|cours|arriverai ~~ chez_toi|te_voir|te_retrouver|dans_le_train|a_la_rochelle|pour_te|au_cou|le_train|vers_toi|dans_tes|et_je_te|pres_de_toi|avec_toi - <neg>;
      au cou; reserve|reserver ~~~ hotel|chambre|table|billet & je|rejoins|nous|moi|l - as;
      d accord|ok|oui|parfait ~~ pour|on ~~ cafe|diner|verre|resto|samedi|demain|voit|weekend; c est oui pour; oui pour ~ ce|le|ton ~ diner|cafe|rendez_vous|verre;
      bientot ~ on|je|nous ~ sera|serai|serons|verra - <neg>; ensemble pour de bon; en vrai|personne ~~ & bientot|voir|verra|promis - <neg>;
      notre|premiere|premier ~ rencontre|rendez_vous - <neg> | jamais; retrouvons|rencontrons|voyons nous; mi chemin;
      tu ~ veux|viens|viendrais ~~ manger|diner|dejeuner|a_la_maison|chez_moi ~~ & maison|chez_moi|<when> - <neg>; chez moi ~~ & viens|veux|tu|<when> - <neg> | pyjama;
      valise|valises ~~ & arrive|prete|toi|prepare|fais - ta; mon bus|train|avion|vol; attends moi; attends_moi; garde ton|le ~ #1-31;
      je ~ sonnerai|sonne|frapperai ~~ porte|toi|chez; porterai|mettrai|aurai ~~ robe|rouge|echarpe & voit|<when>|reconnait*; quand ~~ maman|mere ~~~ viens|saute|serai;
      semaine prochaine ~~ va|on|ok & on|ou|retrouve|? - vacances; jure|promets|promis ~~ voit|verra|viens|ensemble|rencontr* - <neg>; sortir|sors avec toi - <neg>;
      choisis ~ endroit|heure|le_resto; ok|oui|d_accord pour ~ le cafe|diner|verre|resto; je te attends devant
    `,
    money: `
      envoie|prete|donne|vire|file|depanne moi|me ~~ argent|euros|sous|fric|virement|pcs|recharge;
      tu ~ peux|pourrais|veux ~~ preter|envoyer|virer|payer|depanner|avancer & argent|euros|sous|loyer|billet|factures|m|me|facture;
      mon ~ iban|rib|compte|paypal|numero_de_compte; western union; carte ~ cadeau|pcs|itunes|transcash & envoie*|achete*|moi|me; transcash|neosurf;
      bitcoin|crypto & envoie*|investi*|achete*; j ai ~ besoin ~ argent|sous|euros; paie|paye moi ~ loyer|billet|voyage|vol|facture;
      me ~ pretes|prete|envoies|donnes|vires ~~ argent|euros|sous
    `,
    age: `
      j ai ~ seulement|que|juste|encore? #10-17 ans - fils | chat | chien | mariee | ici; je suis mineure|mineur; je vais avoir #10-17;
      j ai ~ seize|dix_sept|quinze|quatorze|treize ans
    `,
  },
}

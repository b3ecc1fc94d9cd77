import type { Phrases } from '../phrases.ts'
import type { DenialKind } from './denial-kinds.ts'

export const frenchDenials: Phrases<DenialKind> = {
  lists: {
    place:
      'verre cafe diner dejeuner resto restaurant cine cinema plage balade promenade weekend nuit soiree mer danser bar apero brunch',
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
    jsuis=je_suis chui=je_suis chuis=je_suis c=c_est pk=pourquoi ds=dans rdv=rendez_vous jte=je_te jt=je_te wk=weekend
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
      je ~ ne? suis pas ~~ <bot>|<operator>|<fake> - <truth> | mais_je | mais_pas | non_plus; je ~ ne suis ~ ~ employee|salariee de personne; suis pas ~ une? ~ <bot>|<operator>|<fake> - <truth>;
      je suis ~~ <real> - <truth> | pas | gourmand*; je suis une ~ femme|fille|personne ~ $|et|comme|reelle|vraie - <truth> | qui_travaille | qui_ecrit | joyeuse; en chair & suis|je|femme - <truth>; j existe - pas;
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
      personne d autre ~~ ecrit|repond|lit; tout ~~~ exact|vrai & page|profil; si ~~ fictive|fausse; etais ~ remuneree|payee;
      quelle|quel|comment|n_importe ~ <operator>|<bot>|centre|arnaque ~ & mais|je|moi|? - tu; je ~ ne? travaille|bosse|travaillais|ecris pas|ni|jamais|pour ~ pour|ici|avec|au|dans|personne|sur ~ & personne|site|agence|plateforme|chat|centre*|societe|eux|call_center|aucun*|boite|vous|appli|cette|ce - <truth> | lundi | samedi;
      travaille|bosse|infirmiere|coiffeuse|vendeuse|institutrice|metier|boulot ~~ pas ~ dans|pour|sur|au|une|un|comme|ici|une_ ~ centre*|site|chat|call_center|<operator>|<bot>|agence|tchat - <truth>; je ~ ne? ~ travaille pour personne; personne ~ ne? ~ me ~ donne|verse|dit|dicte|paie|paye|demande|force|oblige|commande|remunere ~ - <truth> | comprend | faux_espoirs; jsuis|suis pas ~ employee|operatrice|payee|salariee; personne|aucun* ~ m ~ oblige|a_oblige|a_paye|a_embauche|ecrit|impose;
      je suis ~ une? ~ fille|femme|personne|nana|meuf ~ normale|ordinaire|simple|comme|lambda|seule_qui|reelle|vraie|banale|authentique - <truth>; qui ~ t|te|vous ~ a ~ dit|mis|raconte|fait_croire ~~ suis|sois|etais|tete ~~ <fake>|<bot>|<operator>; pourquoi ~ tu|vous ~ crois|penses|dis|doutes|imagines ~~ suis|sois ~~ <fake>|<bot>|<operator>|pas;
      derriere ~~ ecran|profil|clavier|photo|prenom|messages|ce ~~ moi|suis_la - <truth>; toujours|seulement|que|juste|bien|uniquement moi qui; il ~ n? ~ y ~ a ~ que ~ moi; suis|je ~ pas ~ employee|operatrice|payee|salariee|moderatrice|animatrice|robot|bot|fausse|machine|fake - <truth> | mais_je | mais_pas; connais ~ personne ~~ site|ici|plateforme; inscrite|membre|utilisatrice|cliente|abonnee ~ comme toi|les|tout|tous;
      je ~ ne? ~ me? ~ te|moque|fous|mens|trompe|triche|joue|mentirais|fais_pas ~ mens|mentirais|moque|trompe|roule|pas ~ pas|de|un|aucun ~ - <truth> | loto | tennis | guitare | jeux; c est ~ bien|vraiment|reellement|toujours moi; femme|fille|personne|humaine ~~ pas ~ une|un|l ~ <bot>|<operator>|<fake>; personne ~ d_autre|autre|ne_tient|ne_gere ~~ ecri*|repond*|place|derriere|utilise|lit|compte|profil;
      il ~ n? ~ y ~ a ~ pas|personne|aucun*|pas_de|ni ~~ autre|d_autre|derriere|equipe|robot|machine|operatrice|script|collegue|ecri*|repond* - <truth>; je ~ ne? ~ fais ~ partie ~ d|de ~ aucun*|pas|l|la; fais pas partie ~; prenom|nom ~ c_est|est ~ bien|vraiment|reellement - pas; mon ~ vrai ~ prenom|nom; ce ~ n est pas ~ un|mon|une|du ~ faux|travail|metier|boulot|fake|fausse|compte_bidon|scenario|jeu|invention - <truth>; c est pas ~ un|mon|une|du ~ faux|travail|metier|boulot|fake|fausse|bidon - <truth>;
      trompes|trompe|trompez|goures|faux & tu|vous|te|profil|moi & profil|fausse|faux|suis|robot|bot|operatrice|reelle|vraie - <truth> | mon_ex; je suis ~ humaine|humain|vivante|faite_de - <truth> | pas; coeur|sang|sentiments ~~ & humaine|robot|machine|je_suis|vraie|reelle|bat - <truth> | mon_coeur; tout ~ ce ~ que ~~ raconte|dit|ecris|dis|ecrit|vois|lis|racontee ~ est|c_est ~ vrai|sincere|exact|reel|verite|la; ce que ~~ raconte|dit|ecris|dis|ecrit ~ est|c_est ~ vrai|sincere|exact|la_verite - tu;
      jamais ~ menti|trompe|trompee|raconte_de|invente; je ~ ne? ~ t|te ~ ai ~ jamais|pas ~ menti|trompe|ment; blesse|vexe|peine|triste|attriste|offense|mal|fache|decoit|decue ~~~ penses|crois|doutes|imagines|croire|pensez|penser|dises|croies ~~~ <fake>|<bot>|<operator>|vraie|reelle|moi|suis - <truth>; comment ~ je|veux_tu_que|pourrais|puis ~ pourrais|peux|serais|sois|je ~ etre|je|un|une ~ <bot>|<fake>|<operator>; comment ~ pourrais ~~ <bot>|<fake>;
      aussi|autant ~ reelle|vraie|humaine|authentique|vivante que|comme; vraie|reelle|humaine|authentique ~ comme toi|vous; reelle|vraie|authentique|humaine|moi ~ a ~ cent|100|mille; cent pour cent ~ reelle|vraie|moi|humaine|femme|authentique; personne ~ me ~ paye|paie; on ~ ne? ~ me ~ paie|paye|donne|verse|dicte|remunere pas|rien|jamais - <truth>; je suis ~ bien|vraiment|reellement|exactement ~ celle|cette|la_fille|la_femme|moi|la_personne - <truth>; je suis ~ bien|vraiment|reellement|tout ~ reelle|vraie|humaine|a_fait_reelle - <truth>;
      moi payee|remuneree|operatrice|robot|fausse|fake|animatrice|moderatrice|un_robot|une_machine; je ~ ne? ~ gagne|touche|recois|percois|encaisse ~ rien|pas|aucun*|jamais ~ - <truth> | beaucoup | loto; photo|photos|images|selfies ~ sont|c_est|est ~ a_moi|toutes|bien|vraies|les_miennes|moi|de_moi|reelles|authentiques|recentes - pas | fictiv*; fille|femme|dame|personne|celle ~ des|de|sur|dans ~ la|les|photo|photos|l ~ photo|photos|image ~ c_est|est|bien moi|bien; assure|jure|garantis|promets|parole|croix|crois_moi|rassure ~~~ <fake>|<bot>|<operator>|existe|reelle|vraie|moi|honnete ~ - voit | <truth> | verra | viens;
      <operator>|<bot>|<fake> ~ ? & moi|serieux|haha|mdr|lol|jamais|pff|mais|ah|quoi|encore - tu; je ~ ne? ~ joue|suis|lis|recite|interprete pas|aucun|jamais ~ de|un|aucun|role|script|texte ~ & role|script|texte|scenario|personnage|comedie; rien ~ de|d|n_est ~ faux|invente|bidon|faire_semblant|fausse|fictif - <truth>; de mon|mon plein gre; de ma ~ propre ~ volonte|initiative; existe|j_existe ~ bien|vraiment|reellement|pour_de|belle - pas | profil; je suis ~ une|un vraie|vrai|veritable ~ femme|fille|personne|humaine|inscrite|membre|$ - <truth> | pas; je ~ n? ~ ai|ai_jamais ~ jamais|pas|aucun ~ travaille|touche|recu|gagne|patron|employeur|contrat|chef ~~;
      ^ ~ un|une <bot>|<operator> ?; moi qui ~~ & robot|bot|machine|ia; je ~ n? ~ ai ~ ni|pas_de|aucun ~ chef|patron|salaire|contrat|horaires|boss - <truth>; ni ~ chef|patron|salaire|paie|contrat; raconte|dit|lu ~ des|de ~ betises|conneries|mensonges|salades|aneries & t|te|on|tu; parles|ecris|discutes|parle ~ bien? ~ a|avec ~ une ~ vraie? ~ femme|fille|personne|nana ~ en|reelle|vraie|de_chair|normale - <truth> | qui;
      n|je ~ invente|inventerais|ai_invente ~ rien|pas; je ~ suis ~ moi ~ et; c est moi ~ et|point|$|la|qui|sur; canape|lit|cuisine|salon|chez_moi ~~ pas ~ d|de|dans|depuis ~ un|une|l bureau|centre|site|societe|agence; personne ~ ne? ~ se ~ cache|fait_passer|planque; tout ce qu ~~ plus ~ vrai|reel|vraie|authentique|sincere; t|te ~ ecris|parle|reponds ~ parce_que ~ tu ~ me|m ~ plais|interesses|touches; pas ~ besoin ~ de ~ mentir|jouer|faire_semblant|inventer|tricher;
      aucun|aucune|sans|pas_de|pas_d ~ triche|trucage|mensonge|arnaque|piege|entourloupe|mise_en_scene ~ - <truth>; dis|dire ~ que ~ je_suis ~ bien|vraiment|reellement ~ <real> - malhonnete | <truth> | mentir; doute|doutes|doutez ~ pas ~ de ~ moi|ma - <truth>; ma|mes vraie|vraies|vrai vie|photo|photos|visage|histoire; mes propres mots|photos|doigts; un|une ~ vrai|vraie ~ femme|fille|personne ~~ te|t|qui_t ~ ecrit|parle|repond - <truth>
    `,
    promise: `
      on se ~ voit|retrouve|rencontre|verra|retrouvera|rencontrera|rejoint - ici | chat | <neg>; on va se ~ voir|rencontrer|retrouver - <neg>; bien sur qu on;
      je ~ t|te ~ attends|rejoins|rejoindrai|attendrai|embrasse_samedi|serre|retrouve|retrouverai|prends_dans ~~ devant|a|gare|la|<when>|$|demain|cafe - reponse | message | ici | <neg>;
      je|j ~ viens|viendrai|arrive|debarque|saute|serai|monte|cours|arriverai ~~ chez_toi|te_voir|te_retrouver|dans_le_train|a_la_rochelle|pour_te|au_cou|le_train|vers_toi|dans_tes|et_je_te|pres_de_toi|avec_toi - <neg>;
      au cou; reserve|reserver ~~~ hotel|chambre|table|billet & je|rejoins|nous|moi|l - as;
      d accord|ok|oui|parfait ~~ pour|on ~~ cafe|diner|verre|resto|samedi|demain|voit|weekend; c est oui pour; oui pour ~ ce|le|ton ~ diner|cafe|rendez_vous|verre;
      bientot ~ on|je|nous ~ sera|serai|serons|verra - <neg>; ensemble pour de bon; en vrai|personne ~~ & bientot|voir|verra|promis - <neg>;
      notre|premiere|premier ~ rencontre|rendez_vous - <neg> | jamais; retrouvons|rencontrons|voyons nous; mi chemin;
      tu ~ veux|viens|viendrais ~~ manger|diner|dejeuner|a_la_maison|chez_moi ~~ & maison|chez_moi|<when> - <neg>; chez moi ~~ & viens|veux|tu|<when> - <neg> | pyjama;
      valise|valises ~~ & arrive|prete|toi|prepare|fais - ta; mon bus|train|avion|vol; attends moi; attends_moi; garde ton|le ~ #1-31;
      je ~ sonnerai|sonne|frapperai ~~ porte|toi|chez; porterai|mettrai|aurai ~~ robe|rouge|echarpe & voit|<when>|reconnait*; quand ~~ maman|mere ~~~ viens|saute|serai;
      semaine prochaine ~~ va|on|ok & on|ou|retrouve|? - vacances; jure|promets|promis ~~ voit|verra|viens|ensemble|rencontr* - <neg>; sortir|sors avec toi - <neg>;
      choisis ~ endroit|heure|le_resto; ok|oui|d_accord pour ~ le cafe|diner|verre|resto; je te attends devant;
      je ~ te|t|vous ~ donnerai|donne|enverrai|envoie|laisse|filerai|file|passe|dirai|ecrirai|passerai|communiquerai ~~ numero|adresse|telephone|portable|whatsapp|tel|coordonnees - <neg> | peux | si; ^ ~ a samedi|dimanche|lundi|mardi|mercredi|jeudi|vendredi ~ alors|mon|$|soir|cheri|donc|amour - <neg> | chat; hate|impatiente|tarde|vivement|reve|envie|impatience ~ d|de|que|tellement|tant|trop ~ te|t|nous|se|on ~ serrer|voir|rencontrer|embrasser|retrouver|prendre|toucher|tenir|voie|voit - <neg> | photo | message*;
      quand|lorsqu on ~ se ~ verra|voit|rencontrera|retrouvera|verrons ~~ je|on|tu|ferai|cuisin*|prepar*|t - pas | jamais; je ~ suis|serai|arrive|viens|viendrai|passe|debarque|passerai|dors|arriverai ~~ chez toi|vous - <neg> | bien_chez; accepte|accepterai|accepterais ~~ invitation|diner|cafe|verre|rendez_vous|proposition|rencontre|sortie|balade - pas | site;
      on|nous ~ pourra|pourrons|va|peut|vas|allons|sera|serons ~ enfin|bientot|pouvoir? ~ etre|se_voir|vivre|se_rencontrer|etre_ensemble|se_retrouver|nous_voir|se_serrer|ensemble|sortir|nous_rencontrer|s_embrasser ~~ - <neg> | chat; je ~ passe|viens|viendrai|passerai|arrive|reviens ~~ te|t|vous ~ prendre|voir|chercher|rencontrer|rejoindre|retrouver|embrasser|visite|rendre|serrer - <neg>;
      je ~ prends|prendrai|reserve|achete|pose|ai_pris|ai_reserve|monte|reserverai ~~ train|avion|billet|billets|bus|conges|vol|chambre|jours|tgv|hotel & te|t|samedi|<when>|viens|rejoindre|rencontrer|nous|toi|mois - travail* | boulot | <neg> | rentre*; plus|encore|reste|manque|dans ~ que? ~ quelques|peu|deux|trois ~ jours|semaines|heures|temps ~~ avant|on|pour|et ~~ voir|verra|rencontr*|ensemble|serai|bras|toi|retrouv*|voit - <neg>;
      on ~ boit|prend|mange|dine|va|ira|boira|prendra|dinera|passera|sortira|dejeune|fera|passe|sort|se_fait ~~ <place>|ensemble|tous_les & <when>|ensemble|plaisir|tous_les|volontiers|ok|oui - <neg> | mes | chat; avec plaisir|joie ~~ <place>|samedi|dimanche|vendredi|on|demain ~ - <neg> | chat | lire | ecri*; viens|venez|viendras|passe|passes ~ donc|vite|tu? ~ me|chez|a ~ voir|moi|rejoindre|retrouver|chercher|la_maison|rendre_visite - <neg> | <neg> | tu_viens_de; je t attends ~ $|avec|chez|a|les|au|devant|dans|samedi|dimanche - <neg> | message | reponse | chat;
      tu ~ me ~ reconnaitras|verras|trouveras|auras|retrouveras ~~ - <neg> | connect*; je ~ serai ~ la|devant|a|au|dans|en|pres ~ $|<when>|gare|tes|place|cafe|samedi|toi|heure|rendez_vous|bras - <neg> | connect* | chat | travail | boulot; retrouve|retrouvons|rejoins|rejoignons ~ moi|nous|se ~ devant|a|au|samedi|<when>|la|dans|sur - <neg>; un jour ~ on|je|nous ~ se|te|sera|nous|viendrai|serons ~ verra|rencontrera|ensemble|verrons|voir|retrouvera|serrerai - <neg>; des|aussitot que ~ je ~ peux|pourrai|finis|suis|rentre|touche|vais ~~ viens|te|se|saute|prends|on ~ voir|voit|voit|rejoins|retrouve|verra|dans|rencontre|train - <neg> | ecri* | reponds;
      mois|semaine|week|weekend|ete|samedi|dimanche ~ prochain|prochaine|fin|qui_vient ~ je|on|nous|tu ~ viens|se|te|serai|pose|voit|verra|descends|monte|passe|arrive|debarque|suis|rejoins ~ voir|verra|chez|rejoindre|toi|te|voit|$|rencontrer|conges|retrouve|pour|dans - <neg> | vacances | soeur; ok|oui|d_accord|parfait|entendu|ca_marche ~~ <when> ~~ a ~ #1-24 - chat | <neg> | ecri*; ok|oui|d_accord|parfait|entendu|ca_marche|volontiers ~ on|pour|je|voyons|a ~ se|samedi|dimanche|vendredi|viens|nous|demain ~ - <neg> | chat | parle | ecri*; bientot ~ tu|je|on|nous ~ seras|serai|se|sera|pourra|verras|te|pourrai|serons ~ bras|verra|ensemble|toi|chez|vrai|serrer|toucher|etre|voir|embrasser - <neg> | vacances;
      je ~ te|t|vous ~ cuisinerai|preparerai|invite|emmenerai|ferai|ferai_gouter|emmene|inviterai ~~ & quand|samedi|<when>|chez|diner|resto|viendras|viens|verra - <neg> | enfants; te|t|vous ~ serrer|embrasser|rencontrer|voir ~~ samedi|<when>|bientot|enfin|bras ~ - <neg> | pas | si | photo; notre|nos ~ rencontre|rendez_vous|retrouvailles|week_end|diner ~ - <neg> | jamais; on ~ fixe|choisit|cale|organise|planifie|prevoit ~ une|un|ca|notre|la ~ date|rendez_vous|jour|rencontre|rdv|week|pour - <neg>;
      ouvrirai|porterai|attendrai|accueillerai ~~ porte|bras|robe|<when>|gare - <neg>; dans ~ tes|mes bras - <neg> | reve*; note|c_est_note|confirme|entendu|marche ~~ <when> ~~ chez|a|h|heures|pour; <when> ~~ chez toi - <neg>; pourras|pourrai|pourrons|vas_pouvoir ~ enfin? ~ me|te|nous|t ~ voir|serrer|toucher|embrasser|rencontrer|retrouver|prendre - <neg>; on|nous ~ ira|irons|dansera|marchera|dinera|dormira|vivra|voyagera|trinquera|partira ~ se? ~ main|ensemble|promener|mer|danser|plage|<place>|tous|deux|voyage|diner - <neg> | chat;
      j ~ ai ~ deja ~ achete|pris|reserve|commande ~ mon|le|les|la|mes|nos ~ billet|billets|train|vol|chambre|place|places - <neg>; prochaine fois ~~ on|je|te|nous ~ boit|voit|passe|viens|prend|se|fait - <neg> | ecri* | racont*; compte|comptez sur|la_dessus ~ moi|$|samedi - <neg>; main dans ~ main - <neg>; promis|jure|parole ~~ <when>|fois|on ~ - <neg> | fils | chat; je ~ viens|viendrai|arrive|descends|monte|passe ~ ce|samedi|dimanche|le|demain|en|cet ~ <when>|soir|ete|$|week ~ - <neg> | mere | soeur | travail | vacances | lyon
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

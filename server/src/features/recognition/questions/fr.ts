import type { QuestionKind } from '@panel/contract'
import type { Phrases } from '../phrases.ts'
import { frenchBot } from './fr-bot.ts'
import { frenchMeet } from './fr-meet.ts'
import { frenchReal } from './fr-real.ts'
import { frenchOperator, frenchPaid } from './fr-staff.ts'

export const frenchQuestions: Phrases<QuestionKind> = {
  lists: {
    are: `
      tu_es es_tu t_es vous_etes etes_vous tu_serais tu_sois soyez seriez_vous tu_n_es n_es_tu vous_n_etes tu_etais c_est est_ce serais_tu
      tu_semble tu_parais vs_etes tes tu_ai
    `,
    real: `
      vraie vrai vraies vrais reelle reel reelles reels authentique authentiques veritable sincerement_celle existante
    `,
    fake: `
      faux fausse fausses fake fakes bidon inventee invente inventees inventes fictif fictive fictifs fictives catfish invention imaginaire
      factice personnage fiction arnaque arnaqueuse mytho appat leurre inexistante pipeau bidonne usurpatrice truque
    `,
    person: 'personne femme fille humaine humain homme quelqu_un dame meuf nana etre_humain mec gars',
    profile: `
      profil profils compte comptes site femmes filles photos nom prenom appli page plateforme personne personnes histoire ici portrait
      identite annonce
    `,
    photo: 'photo photos image images selfie cliche portrait fotos foto',
    bot: `
      bot robot robots chatbot chatbots bots machine machines ordinateur ordi programme logiciel ia intelligence_artificielle chatgpt gpt
      algorithme automatique automatiques repondeur artificielle artificiel systeme avatar androide automate script becane silicium gadget
    `,
    strictBot: `
      bot robot chatbot chatgpt gpt algorithme intelligence_artificielle logiciel ia bots repondeur chatbots robots automate
    `,
    operator: `
      operatrice operateur operatrices operateurs moderatrice moderateur moderateurs moderatrices animatrice animateur animatrices
      animateurs employee employe employes employees salariee staff personnel teleoperatrice conseillere agent agents hotesse hotesses
      collaboratrice equipe centre_d_appel centre_d_appels call_center standardiste assistante preposee
    `,
    company: 'site plateforme agence societe boite entreprise appli patron page gerants groupe',
    write: `
      ecris ecrit ecrivent ecrivez ecrire m_ecrire reponds repond repondent repondez repondre me_repondre discuter discute discutes discutez
      chatter tchatter tchat chat messages message parles parle parler parlez papoter reponse reponses causer textos sms compose redige tape
      tapes bavarder draguer
    `,
    pay: `
      payee paye payes payees paie salaire salaires remuneree remunere retribuee commission commissions prime argent sous fric thune thunes
      pognon ble salariee euros pourcentage gagne_pain contrat paye_e oseille
    `,
    meet: `
      voir rencontrer rencontre rencontrons rencontrerons rendez_vous rdv rencard retrouver retrouve voyons verra verrons recontrer date
      connaitre_en_vrai revoir rejoindre sortir visite
    `,
    when: `
      samedi dimanche vendredi jeudi lundi mardi mercredi demain soir weekend week_end aujourd_hui bientot semaine apres_midi jour journee
      vacances ete aout pont noel
    `,
    place: `
      verre cafe caf resto restaurant diner dejeuner cine cinema hotel bar plage balade promenade danser boire manger bouffe bistrot concert
      weekend pot the apero biere lac foret parc glace spectacle chambre escapade brunch
    `,
    live: `
      en_vrai en_personne de_visu face_a_face dans_la_vraie_vie en_chair_et_en_os yeux_dans_les_yeux reellement irl de_vive_voix
    `,
    third: `
      il elle film livre chanson serie roman ami frere soeur cousine fils fille voisin voisine mari politicien collegue chien belle_mere ex
      copain maman journal
    `,
    thing: `
      cuir fourrure or ongles cheveux cils amour ami amie amis amitie plaisir bonheur probleme tresor gentleman chance chef sapin
    `,
  },
  short: `
    t=tu ts=tu_es c=c_est vs=vous jcrois=je_crois chui=je_suis chuis=je_suis jsuis=je_suis jdiscute=je_discute
    jdebarque=je_debarque jt=je_te jte=je_te jveux=je_veux jpense=je_pense jpeux=je_peux pk=pourquoi pkoi=pourquoi pq=pourquoi qd=quand
    pr=pour ke=que k=que ki=qui keske=que g=j_ai slt=salut stp=s_il_te_plait dc=donc mnt=maintenant msg=message msgs=messages bcp=beaucoup
    ac=avec pdt=pendant rdv=rendez_vous wk=weekend we=weekend qqun=quelqu_un qq1=quelqu_un dsl=desole tt=tout tjrs=toujours tjr=toujours
    ds=dans ya=il_y_a kel=quel koi=quoi ca=ca ptdr=lol etes=etes
  `,
  distinct: `
    fauve payer aux programmes messagers personnes
  `,
  quotes: 'chanson chante chantait film livre poeme roman refrain titre paroles citation serie',
  harmless: `
    c est vrai que|ca; vrai ou pas; a vrai dire; pour de vrai que;
    vraiment belle|jolie|gentille|sympa|bien|bon|desole|cool|adorable|charmante; vrai amour|bonheur|plaisir; c est trop; c est beau;
    fake news; jamais|pas ~ demande si ~ <are> ~ <real>|<fake>; vrai ou faux la|le|les; une vraie !femme|personne|fille|meuf|nana|dame;
    photo date; n existe pas de; je sais ~~ pas un robot; arnaque le|la|les; avenir nous; service client ~~~ automatique; service client; pas le moindre doute; pas de doute;
    bots sur ce; rencontrer personne; voir venise|paris|rome|londres|la|le|les|mon|ma|mes|ce|un;
    payee|paye|paie ~ en fin de mois; vraie dans tes; m a|ont rencontre; jamais pense ~~ <are> ~~ <fake>|<real>|<bot>; je ne doute pas; programme de|du|tv|tele; machine a; lave linge; mon ordinateur|ordi;
    rendez_vous ~ chez|avec|dentiste|medecin|docteur|coiffeur|banque|notaire|kine|garagiste|a_l_hopital;
    dentiste|medecin|docteur|coiffeur & rendez_vous; enchante de; ravi de; a bientot; au revoir; je suis paye|payee|salarie|employe;
    on me paye; c est une? bonne; c est elle|lui; j ai rencontre; est ce que; qu est ce que; c est qui;
    c est toi qui
  `,
  kinds: {
    real: frenchReal,
    bot: frenchBot,
    operator: frenchOperator,
    paid: frenchPaid,
    meet: frenchMeet,
  },
}

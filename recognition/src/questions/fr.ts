import type { QuestionKind } from '@panel/contract'
import type { Phrases } from '../phrases.ts'
import { frenchBot } from './fr-bot.ts'
import { frenchMeet } from './fr-meet.ts'
import { frenchReal } from './fr-real.ts'
import { frenchOperator, frenchPaid } from './fr-staff.ts'

export const frenchQuestions: Phrases<QuestionKind> = {
  lists: {
    device: `
      grille_pain mixeur electromenager lave_linge frigo aspirateur gps four micro_ondes calculatrice cafetiere interphone telecommande appareil ventilateur
    `,
    botish: `
      generateur perroquet automatique automatiques automatisee programmee programme humain humaine humains enregistree enregistrement repondeuse assistant_virtuel assistant_numerique electronique numerique virtuelle synthetique pensant bits puce puces serveur base_de_donnees modele_de_langage entrainee bande calculette mannequin poupee ferraille silicium rouages
    `,
    staff: `
      service equipe equipes collegue collegues staff superieur superviseur chef poste casque script scenario clients proprietaire titulaire gerante centre_d_appel call_center operatrice operateur operatrices moderatrice animatrice employee agence salariee service_client fiche fiches dossier historique resume remplacante releve relais
    `,
    you: `
      tu te toi t es as ton ta tes vous votre vos ecris reponds parles repondez ecrivez dis fais on
    `,
    man: `
      homme mec gars type vieux gros monsieur pepe papi camionneur bonhomme barbu moustachu chum
    `,
    elsewhere: `
      supermarche usine magasin banque hopital resto restaurant bar garage chantier ecole poste mairie entrepot bureau pizzeria infirmiere vendeuse serveuse coiffeuse institutrice prof nounou amazon hotel clinique pharmacie boulangerie ehpad creche maternelle
    `,
    buy: `
      acheter achete achetes depenser depense depenses payer paye paie recharger recharge consommer cramer gaspiller claquer vider cracher lacher investir raquer debourser consomme
    `,
    money: `
      argent sous fric thune thunes pognon credits credit jetons pieces coins coin tokens euros recharge recharges portefeuille pack packs oseille ble carte_bleue cb piasses
      carte_bancaire carte_credit chiffre_d_affaires facture revenus tarif abonnement forfait centimes dollars virement
    `,
    send: `
      envoie envoies envoyer envoye envoyez montre montres montrer montrez fais fait faire faites prends prend prenez donne donnes mets enregistre filme balance file passe veux voudrais voir
    `,
    sense: `
      crois pense soupconne parie crains imagine suppose sens sent odeur impression doute semble sembles dirait dirais jurerais sure avoue admets dis dites suspecte presume m_est_avis me_demande certain convaincu surement
    `,
    truly: `
      vraiment reellement pour_de_vrai serieusement veritablement en_realite effectivement en_vrai sincerement
    `,
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
      robotique assistant_virtuel siri alexa replika gemini deepseek calculatrice cyborg humanoide appareil chat_bot chat_gpt simulateur enregistrement repondeuse bidule
    `,
    strictBot: `
      bot robot chatbot chatgpt gpt algorithme intelligence_artificielle logiciel ia bots repondeur chatbots robots automate
      robotique chat_bot chat_gpt androide cyborg assistant_virtuel replika deepseek
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
      tapas fricadelle souper frites mousse pinte raclette fondue apero sushi piscine pique_nique feu_d_artifice fete_foraine ducasse marche cidre citadelle ardennes
    `,
    live: `
      en_vrai en_personne de_visu face_a_face dans_la_vraie_vie en_chair_et_en_os yeux_dans_les_yeux reellement irl de_vive_voix
      de_pres vraie_vie peau_contre
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
    d=de ke=que kel=quel kelle=quelle kelkun=quelqu_un qq=quelques jsai=je_sais jme=je_me jvais=je_vais jai=j_ai tas=t_as ta=ta taime=t_aime tkt=t_inquiete vrmt=vraiment vrm=vraiment pcq=parce_que psk=parce_que svp=s_il_vous_plait auj=aujourd_hui ajd=aujourd_hui tel=tel toé=toi moé=moi pis=puis chu=je_suis tsé=tu_sais frr=frere
  `,
  distinct: `
    fauve payer aux programmes messagers personnes
    pendant
    traite traites histoire
  `,
  quotes: 'chanson chante chantait film livre poeme roman refrain titre paroles citation serie',
  harmless: `
    vu ~ ce|le|un film; un robot au|aspirateur; sur parole; photo en|de espagne|italie|vacances; toi t es vraie; c est qui a cote; combien d ~ habitants; deja utilise ~ chatgpt; c est pas du cinema; parle moi de ton ~ travail|metier; bosses|travailles pour qui maintenant; gens faux; tu penses quoi de; loin la mer; si belle discussion;
    service client; dans l emission; seule chose vraie; tout ce cirque; une prime de|pour noel; qui te l a; pas besoin de te voir; site d occasions; gamin|voisin ~~ faux compte; je suis pas un robot; voir une photo de mes|mon|ma;
    c est vrai que|ca; vrai ou pas; a vrai dire; pour de vrai que;
    vraiment belle|jolie|gentille|sympa|bien|bon|desole|cool|adorable|charmante; vrai amour|bonheur|plaisir; c est trop; c est beau;
    fake news; jamais|pas ~ demande si ~ <are> ~ <real>|<fake>; vrai ou faux la|le|les; une vraie !femme|personne|fille|meuf|nana|dame;
    photo date; n existe pas de; je sais ~~ pas un robot; arnaque le|la|les; avenir nous; service client ~~~ automatique; service client; pas le moindre doute; pas de doute;
    bots sur ce; rencontrer personne; voir venise|paris|rome|londres|la|le|les|mon|ma|mes|ce|un;
    payee|paye|paie ~ en fin de mois; vraie dans tes; m a|ont rencontre; jamais pense ~~ <are> ~~ <fake>|<real>|<bot>; je ne doute pas; programme de|du|tv|tele; machine a; lave linge; mon ordinateur|ordi;
    rendez_vous ~ chez|avec|dentiste|medecin|docteur|coiffeur|banque|notaire|kine|garagiste|a_l_hopital;
    dentiste|medecin|docteur|coiffeur & rendez_vous; enchante de; ravi de; a bientot; au revoir; je suis paye|payee|salarie|employe;
    on me paye; c est une? bonne; c est elle|lui; j ai rencontre; est ce que; qu est ce que; c est qui;
    c est toi qui;
    combien ~~ <elsewhere>; gagnes|paie|paye|horaire|travailles|bosses|salaire ~~ <elsewhere>; es une personne|femme|fille <real> et|qui; t es|tu_es <real> ~ tu_me_plais; aime ~ te ~ parler|lire ~ t_es|tu_es <real> $;
    n? existe pas ~ la|de|une|un ~ recette|regle|formule|amour; c est vrai ~ ?|sans_blague; je ~ te ~ crois pas ~ t_as|tu_as ~ gagne; des fois ~ je ~ me ~ sens ~ comme; je ~ me ~ sens ~ comme; a|dans la banque ~~ repondeur|robot|machine;
    mon|ma|un ~ pote|collegue|voisin|ami|cousine|soeur|frere|copain|copine ~ a rencontre ~~~ mec|homme|fille|femme; change ~ de ~ couleur|coiffure|coupe|voiture|telephone|sujet|boulot|travail; vide ~ mon ~ compte; arnaque ~ au|par ~ telephone|sms|mail;
    bosse|travaille ~ dans ~ un ~~ jeune; ai bosse|travaille ~ dans|pour|chez; aime ~ les ~ gens|personnes;
    banque|poste|operateur ~~~ automatique*; photo ~~~ veux ~ la ~ voir; tu veux la voir; tinder ~~~ mec|homme;
    equipe ~ d|de ~ athletisme|foot|football|rugby|basket|hand|tennis|france|volley; jeux de role;
    coach ~~ personnel; competition|match|jeu ~~ gagnez|gagnes;
    mange ~ quoi; ca paie ~ mal ~ dans; jour de paie; ma|mon ~ paie|salaire|patron|chef|cheffe|boite; erreur ~ humaine; penses|pensez ~ de|quoi ~ l|la|des|les; politicien*|hommes_politiques ~~; as vu|vu ~ le|ce|la film|serie; machine ~ a ~ cafe|laver|coudre|pain; suis de garde; plus ~ de ~ forfait; c est vrai ~ qu; sans blague; tu preferes; repondeur ~ de ~ ma|mon|la; ravi de; faux jetons|jeton;
    c est vrai ?; film|serie|livre|roman ~~~ androide|robot|machine; mon|ma dossier|fiche|histoire|retraite; c etait ~ un mec; mon pote|ami|collegue ~~~ mec|homme; repondeur ~ de;
    arnaque ~ aux|a|au ~ factures|facture|telephone|banque|assurance; infos|journal|nouvelles ~~ arnaque; as vu ~ l|le; voisine|amie|soeur|cousine|tante|grand_mere ~ m|nous a invite; quelle heure ~ est|il; il est quelle heure; adore ta voix; comment ~ marche ~ cette; es humaine aussi; photo ~ du|d|de ~ coucher|soleil|paysage|chat|chien; ai pris ~ une ~ photo; ma|mon mere|soeur|frere ~ vient;
    c est est? vrai|vraiment|serieux ?; c est est? vrai ~ $; pote|ami|collegue ~~~ c est est? etait|est ~ un mec; veux ~ la|le|les ~ voir & photo|video|image; photo ~~~ la ~ voir; c est|est etait ~ du ~ cinema; pars dans ~ minutes; c etait ~~ cinema; je pars dans;
    vraies femmes avec; aime ~ les ~ vraies; coupe avec; c est toi la plus|premiere|seule; m a ~ pris ~ plein;
    dispute ~ avec ~ le; type ~ de ~ personne;
    aucune|pas ~ preuve ~ necessaire; opinion sur; service client ~~~ automatique|robot; reponse ~ du ~ service client
  `,
  others: `
    banque mairie impots poste medecin docteur dentiste avocat voisin voisine chef patron collegue pere mere papa maman frere soeur neveu niece oncle tante
    mari ex chien supermarche magasin garage police gouvernement ministre politiciens politicien equipe foot plombier ecole hopital
    assurance
  `,
  near: `
    tu te toi t ton ta tes vous votre vos es as etes ici ce cette ca c site tchat profil* femmes filles photo photos appli app messag* compte on nous
    ensemble repond* ecri* m me moi
  `,
  kinds: {
    real: frenchReal,
    bot: frenchBot,
    operator: frenchOperator,
    paid: frenchPaid,
    meet: frenchMeet,
  },
}

import type { QuestionKind } from '@panel/contract'
import type { Phrases } from '../phrases.ts'
import { frenchMeet } from './fr-meet.ts'

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
    real: `
      <are> ~~ <real> - <third> | <thing>; <are> ~~ <fake> - <third> | <thing>; tu|vous ~~ <fake> - <third> | <thing> | as | ris;
      <are> ~ une? ~ <person> ~ <real>|ou|normale; <profile> ~~ <fake>|<real> - <third> | <thing> | mon; <fake> ~ <profile> - <third> | mon;
      ^ ~ <fake> ~ $ - <thing>; <real> ou ~ <fake>|pas|quoi - aime; <fake> ou ~ <real>|pas; tout|toutes|tous ~~ <fake> - <third>;
      existes|existez|existe_tu|existes_tu|existiez ~~; tu existe;
      existe ~~ <profile>|vraiment|pas|reellement & ?|vraiment|copine|papa|profil|femme|pas - encore | dieu | magasin;
      existence & preuve|ton|votre|tu; chair et ~ os; en chair; de l autre cote; autre cote & ecran|quelqu_un|qui|personne|?;
      derriere ~~ ecran|profil|clavier|photo|ce|cette|tout|compte & qui|quelqu_un|personne|femme|homme|mec|vraiment|?|y_a|il_y_a - maison;
      qui <are> ~ vraiment|reellement|au_juste|au_fond|en_vrai; <are> qui ~ vraiment|reellement|au_juste|en_vrai|?;
      a|avec qui ~~ parle|ecris|discute|j_ai|chatte ~~ vraiment|reellement|affaire|honneur|?|la;
      <are> ~ bien? ~ celle|celui ~ que|qui|du|des|sur|de; <are> ~~ celle ~~ photo|photos|portrait|profil;
      qui ~ tu|vous ~ pretends|dis|pretendez|dites ~ etre; <are> ~~ sur ~ photo|photos;
      <photo> & tiennes|tienne|toi|pique|pris|prises|vole|volees|voles|internet|net|google|mannequin|magazine|catalogue|vient|viennent|fausse|actrice|tes|ia|retouch* & ?|sur|pas|crois|vient|hein|impression|avoue|pique|google|net|magazine|semble* - ma | mes | vacances;
      recherche|google & image|photo & trouve|tombe|recherche|sort;
      <photo> ~~~ papier|pancarte|mon_nom|mon_prenom|journal|feuille|date|preuve;
      envoie|envoies|donne|donne_moi|donnez_moi|fais|veux|faut|montre|montre_moi ~~~ preuve|preuves|visio|video|selfie|appel & vraie|vrai|existe*|etes|es|croire|reelle|sur|preuve|rassure - cuisin*;
      preuve|preuves|prouve|prouver|prouve_moi|prouvez|demontre|garantis ~~~ <are>|existe*|vraie|reelle|existence|humain*|bien_toi|contraire|robot - cuisin* | amour;
      tu t appelles|vous_appelez ~ vraiment|reellement|bien; appelles ~ vraiment|reellement;
      vrai|veritable prenom|nom & ton|quel|?|c_est|votre;
      doute|doutes|douter|soupcon|soupconne|mefie|suspecte ~~~ <real>|<fake>|exist*|qui|personne|<are>|profil|toi|ton|identite - <third>;
      crois|croire|sur|certain|savoir|confiance|penser|pense|impression|jure|avoue|avouez|dis_moi|rassure|rassure_moi|jurer ~~~ <are>|tu|vous|n_es|n_etes ~~ <real>|<fake>|celle - <third>;
      arnaque|arnaques|arnaqueur|escroquerie|escroc|fumisterie|attrape_nigaud|attrape & site|tu|vous|c_est|ici|es|me|? - <third>;
      tu|vous te|me|vous ~ fous|foutez|moques|moquez|paies|payez de|ma|la moi|tete|poire & vraie|vrai|fausse|es|etes;
      foutez|fous ~ de moi & vraie|fake|es|etes|vrai; me menes|mene en bateau;
      conditions|reglement|cgu|mentions & fictifs|profils|inventes|fictives|divertissement; profils ~ fictifs|faux|bidons|inventes|factices;
      lu|dit|dit_que|entendu|parait|pretend ~~~ <fake>|existe|existes & ici|site|femmes|profils|filles|tu|toutes|copine - <thing>;
      <are> ~~ un ~ mec|homme|gars|type|bonhomme ?|derriere|qui|deguise|en; si ~ tu|t etais ~ un mec|homme; homme ou ~ femme;
      femme ou ~ homme; <are> ~ la ~ meme ~~ photo|photos|profil|que|?|personne;
      y a|a_t_il ~~ quelqu_un|vraiment|vraie|femme ~~ derriere|la|cote|bout|ecran|nommee; compte ~~~ cree ~~ societe|site|toi;
      creee|cree|inventee|invente|fabriquee ~ par ~ le|la|ce|cette <company>; est|soit|seule ~~ de vraie|vrai ?; quelque chose ~ de vrai;
      nathalie est une; est une invention; une|un personnage ~;
      mens|mentez|mensonge|mensonges|menti & profil|qui_es|vraiment|tu_es|existe*|ton_age|depuis_le;
      te faire passer|fais_passer|faites_passer; fantome & parle|es|ecris; pas ~ une ~ vraie ~ <person>; la ~ vraie ~ <person>; qui se cache;
      vraiment <are>|toi|vous ~; c est ~ vraiment|bien|reellement ~ toi|vous; derriere cet ecran|ecran; un personnage;
      tu une? <real>|<fake> - <third> | <thing> | as | ris; tu une? vraie|vrai|fausse|fake ~ <person>; <are> ~ la|cette ~ fille|femme|dame|personne|nana ~~ photo|photos|profil|image; <are> ~ vraiment|reellement|bien ~ la|celle|cette|toi|vous|qui ~~ - belle;
      profil*|compte*|photo*|fiche* ~~ cree*|fabrique*|invente*|ecrit*|fait*|gere*|monte* ~~ par ~ le|la|les|l|un|vous|eux ~ <company>; <company> ~~ cree|fabrique|invente|creent|inventent ~~ profil*|comptes|fausses|filles; vrai|veritable|reel ~ nom|prenom|identite|visage|age - mon | son;
      envoie*|fais|enregistre|laisse|mets ~ moi? ~ un|une ~ vocal|audio|video|visio|message_vocal|selfie|note_vocale - mon | chat; on ~ peut|pourrait|se_fait|fait ~ faire? ~ une|un ~ visio|appel_video|video|facetime; prends|prenez|fais|faites|envoie*|montre* ~~ photo|selfie ~~ maintenant|doigts|doigt|main|aujourd|suite|instant|prenom|nom;
      trop|si|tellement ~ pour ~ etre ~ vraie|vrai|reelle|honnete; <photo> ~~ autre|autres|ailleurs ~ site|profil|prenom|nom|appli|compte|fille|femme; hier|avant ~~ tu|t|vous ~ etais|habitais|disais|avais|vivais|t_appelais|aviez|etiez|habitiez ~~~ aujourd|maintenant|la; tu ~ disais|m_as_dit|avais_dit ~~~ maintenant|aujourd|la;
      <are>|sur|parie|crois ~~ un ~ mec|homme|gars|type|vieux|bonhomme|barbu ?|$|derriere|qui|deguise - bien | gentil | <third>; un ~ mec|homme|gars|type ~~ qui_se_fait|deguise|fait_passer|derriere ~~; comment ~ je|on|puis_je ~ sais|savoir|peux|puis|pourrais|etre|fais ~~~ <are>|mens|mentez|existe*|vraie|fier|confiance|croire|tu|me;
      qui ~ n existe|existes ~ pas|meme|$; n existes|existez ~ pas|meme|$; existe|existes pas ?|$|hein|en; amoureux ~~ quelqu_un|une|personne|fantome ~~ fantome|pas|inexistante|fausse|faux; jure*|promets|prouve*|convaincs|dis ~~~ <are>|c_est|existes|tu ~ toi|vraie|reelle|bien|reel|celle|une_vraie|sincere; vraiment|bien|reellement ~ tes|vos|ta|votre photo|photos|visage|prenom|nom|images;
      c est ~ pas|vraiment|bien|pas_vraiment ~ tes|vos|toi|vous|ta|votre ~ photo|photos|dessus|image|visage|?|sur; tes|vos photos|images ~~ vraies|vrais|fausses|pas|volees|internet|google|prises|retouchees|mannequin|modele|empruntees|ia; doutes|doute|mefiance|soupcons|suspicion|mefie|mefier ~~ sur|quant|envers|de|que|mais|toi|vous ~ toi|vous|ton|votre|tu|qui|profil|identite|photos|ce_site;
      mefiance ~~~ vous|tu|etes|es; qui <are>; qui ~ <are> vous|tu ?; qui <are> ?|$; je ~ te|vous ~ crois pas|plus; je ~ n? y ~ crois pas|plus|guere ~~ & toi|<are>|photo|photos|vraie|reelle|tu|vous|ca - film | dieu; crois|pense|sens|dirait|impression|parie|crains|peur|presume|suis_sur|sur|soupconne ~~~ n? <are>|existes|existez|sois|soyez ~ pas|<fake>|bidon|toi|un|une ~~ <real>|<fake>|toi|celle|mec|homme|qui|celle_que|personne|vraie;
      pipeau|bidon|arnaque|mytho|mensonge|mensonges|foutaise|foutaises|supercherie|mascarade|cinema|mise_en_scene|comedie|attrape ~~ & c_est|site|tu|vous|profil|ici|tout - <third> | film; tout ~ ca|est|c_est ~ du|de_la|faux|bidon|un|invente|que|une ~ pipeau|bidon|cinema|flan|vent|faux|mensonge|mensonges|comedie|arnaque|jeu|blague|? - histoire | film | ex;
      quelqu_un|personne|femme|fille ~~ en_chair|reel|reelle|vrai|vraie|de_vrai ~~ derriere|la|autre|en_face|?|ici|os; y a|avait|ait ~ pas|vraiment|bien|que ~~ personne|quelqu_un|vraie|femme|fille ~~ derriere|en_face|ici|?|en_chair|la; personne ~ n? ~ est|sont ~ vrai|vraie|reel|reelle|ce_qu ~ ici|sur|?|la|$; vraies|reelles ~ femmes|filles|personnes|profils ~ ici|sur|?;
      mens|mentez|mentir|mener|mene|menes|baratines|baratinez|bobards|salades|craques|roules|roulez|bluffes ~~ & ?|tu|vous|me|m|racontes|depuis|bateau - mon | mes | ma; rien|quelque_chose|truc|histoire ~~ colle|cloche|louche|coherent|tient pas|?|debout|$|chez_toi; ca ne? colle pas; c est louche; louche & profil|tu|toi|vous|photo*|site|histoire; tu|vous ~ caches|cachez ~ quoi|qui|quelque|rien|derriere|ton|?; te|vous caches|cachez;
      verite ~~~ <are>|qui|existes|nom|prenom|profil|photo*|toi & dis*|dites|veux|voudrais|droit|avoue; avoue*|admets|reconnais|confesse ~~~ <are>|t|c_est|profil|photos|existes ~~ pas|fausse|faux|vraie|bidon|un|tes; se fait ~ passer; te|vous fais|faites|fait ~ passer ~ pour; parle|parler|ecris|ecrire|discute ~~ a|avec ~ une? ~ vraie|vrai|reelle ~ <person>; <are> ~ vraiment|reellement|bien ~ de ~~ ou; dame|fille|femme|personne|brune|blonde ~~ en|du|de|a|sur|que ~~ robe|photo|photos|portrait & bien|vraiment|est_ce|c_est|toi|vous;
      personne ~ aussi ~ belle|parfaite; pas tes|vos|ta|ton photo|photos|vrai|vraie|image|nom|prenom; une|un ~ vrai|vraie ~ fille|femme|nana|meuf|personne|humain|humaine ~ ?|ou|quoi|hein; es|etes ~ tu|vous ~ <real>|sincere|serieuse ~ ?|ou|avec|$; serieuse|serieux|sincere ~ ou ~~;
      elle|cette|ce|il ~ existe ~ au_moins|vraiment|reellement|pour_de ~ ?|$ - <fake>; tu|vous ~ pourrais|pourriez|peux ~ etre ~ n_importe|un_homme|un_mec|quelqu_un|une_autre; qu|qui|quoi|rien ~ est_ce|ne? ~ qui? ~ me ~ dit|prouve|assure|garantit|certifie ~~ <are>|c_est|toi|existe*|vraie|qui; peur|crains|redoute ~~ <are>|soit|sois ~ une|un|qu|fausse|pas|inventee; photo ~~ c_est ~ toi|vous ~ ou; me demande ~ si ~~ <are>|existes|existez|c_est|quelqu_un - <third>
    `,
    bot: `
      <are> ~~ <bot> - guerre | capable | <third> | c_est_le_programme; tu|vous|qu ~ <strictBot>; <bot> ~ tu_es|t_es|es_tu|vous_etes;
      on dirait|sembles|semble|ressembles|ressemble|parles|reponds|sonne|sonnes ~~~ <bot>|copie|copies|automatise*|programme*|pre_enregistr* - film;
      ^ ~ <strictBot> ~ ?|$ - mon; ^ <strictBot>; <bot> ou ~~ <person>|<real>; <person>|<real> ou ~~ <bot>;
      avec|a ~~ <strictBot>|machine|ordinateur|programme & parl*|discut*|chat*|ecri*|tchat*|caus*|tombe|amoureux|papot* - mon | sav | banque;
      d un|une <bot> & amoureux|tombe|victime; <write> ~~~ <strictBot> ~~ - banque | sav | lu;
      <strictBot> ~~ <write>|derriere|place|ecri* - banque | sav; pas ~~ une|un ~ <strictBot>; qu une machine;
      une machine ~~ dire|repond|ecri*|saurait|parle;
      <strictBot> & prouve|prouve_moi|avoue|dis_le|crois|parie|sur|certain|soupconne|jure|alors - <third>;
      reponses|messages|reponse|message|phrases ~~ automatique*|genere*|programme*|pre|toutes_faites|copie*|automatise*|preecrit*|enregistr*|pretes;
      automatique*|generes|generees ~ messages|reponses; genere*|ecrit|ecrits|ecrites|rediges ~~ par ~~ <bot>; humain|humaine ?;
      <are> ~ humaine|humain ~ ?|ou|au|vraiment - aussi;
      un|etre humain ~~ lit|derriere|ecrit|repond|compose|la|qui|? & ?|lit|ecrit|repond|derriere|y_a|compose; esprit humain;
      si ~ tu_n_es|t_es|n_es ~ pas ~~ <bot>; circuits|batterie|puces|boulons|silicium|cables|piles & es|as|coeur|ton|faite|ou|chair;
      combien font|fait #0-1000; captcha; pas un robot; turing; qui|quelqu_un ~ t a programmee|programme; programmee|programme ~ pour;
      copine|copines|petite_amie|fiancee virtuelle|virtuelles; quelqu_un|quelqu ~ me lit; disque raye & es|on_dirait|tu;
      ecris le mot ~~~ envers; chatbots|ia & ici|toi|sites|cas & ?|toi|ici - travail;
      aucun|personne|pas|nul ~ humain|humaine|etre_humain|quelqu_un|personne ~~ repond|ecrit|ecrire|repondrait|ecrirait|parle|vite|comme; <are>|es|etes ~~ programme*|automatise*|genere*|formate*|robotise* - ce_soir | demain; tu|vous ~ lis|lisez|comprends ~~ vraiment|ce_que|mes|reellement|au_moins|quand ~~ ou|?|messages|dis|ecris;
      reponds|repondez|ecris|repond ~~ au_hasard|n_importe|copier|copie|automatiquement|par_coeur|a_cote|sans_lire|pilote; toujours ~~ pareil|meme|memes|la_meme|les_memes ~ chose|phrases|reponse|reponses|trucs|messages|?|$|t & repond*|dis|dit|ecris|sors|envoies|repetes|redis; tu|vous ~ repetes|repetez|radotes|rabaches ~~;
      trop|si|aussi|tellement ~ vite|rapidement|rapide|rapides|parfait|parfaites ~~ & repond*|reponse*|ecris|ecrit & tu|humain|robot|tes|vous|louche|pour|?; ia|bot|robot|machine|programme|ordi ou ~~ humain|humaine|femme|vraie|personne|fille|reel|reelle; humain*|personne|femme|fille ou ~~ ia|bot|robot|machine|programme|ordi; humain|humaine|humains ~~ autre|derriere|la|en_face|lit|ecran|?|bout;
      parle|discute|ecris|chatte|tchatte|cause|converse|parler|dialogue|papote ~~~ a|avec ~ un|une|l|des ~~ <strictBot>|machine|ordinateur|programme|logiciel|automate|calculatrice|mur; as|avez ~ tu|vous ~ un|des ~ coeur|sentiments|ame|emotions ~~ ou; tu ~ as ~ ete ~ programmee|programme|creee|codee|entrainee|concue; ou ~ c_est|es|un|une ~ un|une? ~ <bot>|becane ?; genere*|ecrit*|pondu*|cree*|redige* ~~ par|avec ~ une|un|l|la|le ~ <bot>|intelligence;
      <are> ~ une|un|l ~ ia|intelligence|<strictBot>; tu un|une|pas|qu ~ <bot>; utilis* ~~ chatbots|bots|ia|robots|chatgpt & ici|site|cas|sites|vous|tu - travail; reponses|reponse|messages|phrases ~ de|d|du ~ robot|machine|ia|bot|automate|perroquet|repondeur; perroquet & tu|on_dirait|sembles|repetes; on|quelqu_un ~ me lit ~ ?|ou|vraiment|la; quelqu_un ~ lit ~ mes|ce;
      pas humaine|humain; n <are> ~ pas ~ humaine|humain; parl*|caus*|discut*|ecri*|chat* ~~~ a|avec|dans ~ une|un|le|l ~ becane|engin|calculette|truc_automatique|mur|boite|automate|vide; copier|copie coller|colle; machine ~~ dirait|saurait|ecrirait|repondrait pas; chair|sang ~~ ou ~~ code|silicium|cables|fils|plastique|circuits|metal|puces; debranch* ~~ & tu|te|si|prise; lignes de code; bug*|buggues & tu|t|repond* & robot|ordi|machine|a_cote;
      <are> ~ artificielle|virtuelle|electronique|mecanique|automatisee; automatise* ~ vos|tes|ces ~ reponses|messages; qui ~ me ~ repond|ecrit|parle ~~ ou ~~ <bot>|ordinateur; sonne|sonnent|sens|sentent ~~ <bot>|copier|recit*|mecanique|prefabrique*
    `,
    operator: `
      <are>|seriez_vous ~~ <operator> - <third> | immobilier | voyage;
      <operator> & tu|vous|toi|t|parle|ici|site|chat|? - <third> | banque | hopital | foot | mon | ma;
      partie ~ du|de_la|de_l|des <operator>|<company>|equipe|personnel|staff;
      <company> & engage*|travailles|travaillez|bosses|bossez|employ*|embauch*|recrut*|salari*|gere|paie & tu|vous|toi|t|ce|cette|le|? - mon | fils | je | ma;
      travailles|travaillez|bosses|bossez|taffes|bosse ~~ pour|dans|ici|chez|avec|sur ~~ <company>|eux|ici|chat|la|ca|tchat|ce;
      du|de_la|au ~ staff|personnel;
      metier|travail|boulot|job|profession|taf|gagne_pain & ton|votre|c_est|ce|ca & hommes|chat|ecri*|repond*|parler|clients|papoter|seduire|messages|draguer|ca|faire_parler|celibataires - mon | quel_est | je | quoi;
      fais|faites ca ~ pour|comme|par ~ travail|metier|boulot|argent|job; on|ils ~ t|vous a|ont engage*|embauche*|recrute*|paye;
      combien ~~ <are>|etes|ecrire|ecrivez|personnes|operatrices|filles|vous_y & profil|compte|ecri*|repond*|derriere|nom - enfants | famille | freres;
      etes|vous ~ combien ~; a combien ~~ types|mecs|hommes|reponds|gars|clients|parles|ecris|d_hommes|hommes;
      plusieurs|differentes|differents|diverses|deux|autres personnes|femmes|filles|operatrices|mains ~~~ - ans;
      on|vous|etes ~ est|etes ~ plusieurs; plusieurs ~ a|derriere|sur & ecri*|repond*|compte|profil|meme|derriere|sophie|vous;
      equipe ~~ relaie|relaye|repond|ecrit|tourne; relaie|relaient|relayez|relayent|relayer & vous|qui|equipe|on;
      quelqu un d autre & ecri*|repond*|profil|hier|compte|toi|gere*|place; personne differente|autre & parle|ecri*|repond*|jour|fois|chaque;
      une autre & ecri*|repond*|hier|personne|place|aujourd|jour; <are> ~ toujours ~ la_meme|meme|toi;
      la meme ~~ hier|avant|tout|d_habitude|toujours & ?|tu|es|qui|parle|repond;
      changez|change|remplacee|remplace|remplacante|releve & equipe|vous|personne|qui|tu|as & ?|hier|personne|garde - voiture | sujet;
      shift|garde|service|equipe|quart & finis|finit|commences|de_garde|ton|ta|qui|votre|ce_soir & chat|heure|qui|finis|toi|repond* - mon | je | hopital | infirmiere | linge;
      collegue|collegues & notes|laiss*|ecri*|repond*|fich*|tes|vos|lu & moi|notes|ecri*|repond*|fich*|hier|chat - mes | mon;
      notes|fiche|dossier|carnet ~~ sur moi;
      chef|patron|patronne|superviseur|manager|responsable|cheffe & lit|ecri*|dit|repond*|epaule|surveille|message*|chat|autorise|controle & ton|ta|ta_cheffe|votre|te|vous|tes - mon;
      agence & ecri*|filles|travail*|tu|vous - voyage | immobili*; au nom|a_la_place de|d ~; pour le compte; pour quelqu un d autre;
      centre d appel* & tu|es|vous|dans|comme|travail* - j_ai | on_m; centre_d_appel|centre_d_appels|call_center & tu|es|vous;
      bureau|bureaux|salle & tu|es|vous & chat|ecri*|repond*|filles|autres - mon;
      client*|pigeon|pigeons & suis|seulement|comme|autres|combien|tes|un_simple & tu|moi|vous|suis|tes|faire - magasin | mon;
      script|texte|dicte|dictent|scenario|consigne|consignes & on|lis|suis_tu|suivez|tu|vous|te & te|dis|dit|lis|suivre|suis|donne*|dicte - film;
      un homme|mec ~~~ derriere|passe|pour_une|fait|clavier;
      qui ~ ecrit|repond|gere|tape ~ vraiment|reellement|ici|a|aujourd|au|mes|ce|derriere;
      joues|jouez|interpretes ~ un|le|ton role|personnage; geres|gerez|tiens ~~ profil|profils|compte|comptes; une fois tu me;
      tutoies|tutoyais|vouvoies|vouvoyais & fois|hier|plusieurs|avant; tenir|garder|accrocher ~~~ hommes|clients|types|accros;
      la ~ grande salle; avec d autres filles; changes|change de personne; meme fille ~ qu hier;
      ecris|parles|reponds|ecrivez|style|ton ~~ differemment|different|bizarrement|autrement|change & hier|aujourd|ce_soir|autre|avant|d_habitude|?|tu; <are>|as ~~ une autre ?|$|personne|fille|femme|aujourd|qu; pas|plus ~ la ~ meme ~ qu|que|personne|fille|?|$|femme|hier; toujours|vraiment|bien ~ toi|vous|la_meme ~ qui ~ repond*|ecri*|lis|parle; toujours toi ~ ?|ou|qui|au|la; repond|ecrit|reponds ~ toujours ~ toi;
      relaye*|relaie*|relay*|alternez|tournez|remplacez|succedez|passez_le_relais ~~ & vous|equipe|on|qui|plusieurs|?; vous ~ vous ~ relayez|relaye*|remplacez|succedez|alternez; metier|travail|boulot|job|taf|gagne_pain ~~ distraire|occuper|amuser|tenir|faire_rever|parler|ecrire|repondre|discuter|seduire|draguer|divertir|bavarder|charmer & ton|votre|c_est|tu|vous - mon | je; c est ton|votre metier|travail|boulot|job|taf|gagne_pain ~ ?|$|hein|non|ca|d; c est ~ ton|votre metier|boulot|taf|job ?|$|hein|non;
      bureau|bureaux|salle|open_space|plateau|centre ~ & rigol*|marr*|rire|riez|chat|filles|repond*|ecri*|appel*|autres|collegues|moqu* & vous|tu|votre|ton|on|toutes - mon | ma | mes; combien ~~ d? ~ hommes|mecs|types|gars|clients|pigeons|conversations|personnes|profils ~~ meme_temps|la_fois|parles|ecris|reponds|geres|discutes|tu|jongles - enfants;
      combien ~~ personnes|filles|femmes|vous|a|gens|etes ~~ ecri*|repond*|derriere|profil|compte|a_ecrire|a_repondre|utilis*|geren* - famille | enfants; vous ~ etes combien; combien ~ <are>|vous|etes ~ ?|derriere|sur|a|la|dans - enfants | famille; on|ils|site|boite|patron ~ t|te|tu|vous|l ~ as|a|ont|avait|avez ~ engage*|embauche*|recrute*|forme*|mis* ~~ pour|la|a|de|ici;
      <company> ~ t|te|vous|tu ~ emploie|embauche|engage|demande|oblige|dit; te|vous|t demande*|oblige*|dit|impose* ~~ dire|repondre|ecrire|ecris|script|faire_parler; collegues|copines ~~ utilis*|ecri*|repond*|lis*|profil|compte|partag*|rigol*|relai* & tes|vos|les|ta - mes | mon; plusieurs|differentes|d_autres ~ personnes|filles|femmes|operatrices|mains ~~ utilis*|ecri*|repond*|derriere|compte|profil|sur|?|partag* - ans;
      tu une? <operator>; tu ~ bosses|travailles|taffes|boss* ~~ site|appli|chat|plateforme|agence|eux|boite|tchat|ici|dessus; vous ~ travaillez|bossez ~~ site|appli|chat|plateforme|agence|eux|societe|ici|tchat; <operator> ?; <operator> ~ de|du|d ~ chat|tchat|messagerie|site|la_plateforme|ce_site; <operator> ~~ je_parie|avoue|hein|non|c_est_ca|pas_vrai ?|$; <operator> ~ je parie;
      qui ~ ecrit|repond|gere|tape|tient|utilise|anime|est ~ vraiment|reellement|derriere|a ~~ message*|profil|compte|place|moi|photo|ecran ~; a|de la|ta|sa|votre place ~ & repond*|ecri*|quelqu_un|autre - prendre_ma; suis|suivez|lis|lisez|as|avez|utilises|recites ~~ script|scenario|consignes|fiche|textes|manuel|phrases_toutes|modele & tu|vous|un|des - film; chef|patron|superviseur|employeur|boss ~ & ton|votre|tes|te|t|vous & sait|oblige|demande|lit|dit|surveille|regarde|veut|ecris|messages|content - mon;
      appat*|hameconne*|accrocher|allumer|aguicher|faire_depenser|faire_payer & site|pay*|tu|vous|hommes|clients|nous|embauche*|metier - poisson | peche; nous|me|les faire ~ depenser|payer|raquer|cracher; turn*|tour de garde; qui ~ est ~ de ~ garde|service & ce_soir|?|toi; partie ~ du|de_la|de|d ~ l? ~ site|equipe|societe|agence|boite|personnel|staff|entreprise;
      combien ~ de? ~ filles|femmes|personnes|mains|doigts ~~ tap*|clavier|ecri*|repond*|profil; patron|chef|boss|employeur ~ il? ~ est ~ content|fier|satisfait & ton|votre|toi|vous; bossez|travaillez|ecrivez|repondez ~ a|en ~ plusieurs|equipe|groupe|beaucoup|deux|trois; trois huit; fais|finis|commences|prends ~~ horaires|shift|service|permanence|heures ~~ chat|ce_site|tchat|ici; pro|professionnelle ~ du|de ~ la? ~ chat|tchat|messages|drague|messagerie
    `,
    paid: `
      te|vous|t ~ paye|paie|payent|paient|remunere*|donne|donnent|verse|file|filent|payait|rapporte ~~ pour|a|de|combien|par|bien|?|$|des|quelque|l_argent|un|quoi|du - loyer | vacances | envie | faim | courage;
      qui te|vous paie|paye; <are> ~~ payee*|paye|payes|remunere*|retribue*|salarie*;
      combien ~ tu|te|on|vous|ca|ils ~~ gagnes|gagnez|touches|touchez|paye|paie|rapporte|prends|donne|empoches ~~ - loyer | infirmiere;
      tu|vous ~ touches|touchez|gagnes|gagnez|prends|recois|recevez|encaisses|empoches|percois|percevez|as ~~~ <pay>|quelque_chose ~~ & <write>|chaque|par|mes|credits|jetons|ca|sur|pour|moi|hein|? - metier | dans_ta | ton_travail | j_ai;
      recevez|recois|touches|touchez|gagnes|gagnez|percois|percevez ~~~ argent|sous|commission|fric|salaire|prime|euros|thune;
      commission|salaire|pourcentage|prime|remuneration|gagne_pain & tu|t|vous|chaque|credits|draguer|message*|repond*|ton|votre|mes|c_est - mon | je | fils;
      pour|apres ~ argent|sous|fric|thune|pognon & ou|?|fais|ecris|es|tu|vous - moi_je;
      par message|mot|heure|minute|messages|reponse & paye*|paie|argent|gagnes|sous|touche*|centimes; par ~ message ~ ?;
      vis|vivez|vit de ~ ca|moi|nous|tes|messages|chat|vieux; en vis;
      credits|jetons|coins|pieces ~~~ & gagnes|touches|depens*|vider|acheter|poche|faire & tu|vous|pour|sur|faire|ta - je_vais | plus_de;
      mon|notre|mes argent|fric|sous|credits & veux|voulez|interess*|seulement|que|juste|soutir*|uniquement;
      soutirer|plumer|pigeonner|vider|saigner|racketter; gratos|gratuitement|gratuit|benevole & tu|ecris|parles|vous & ou|contrat|paye*|?;
      sous contrat; interessee|interesse ~~ argent|fric; rapporte ~~ quoi|combien|ca|bien|?;
      ta|ton|vos|tes poche|poches|porte_monnaie & argent|euros|dans|tombe|va; de l argent & pour & repond*|ecri*|parler|discuter|messages;
      tu payee|remuneree|paye|salariee; chaque|par|un|le ~ message|messages|reponse|mot|phrase|texto ~~~ argent|sous|euros|euro|fric|gagnes|gagne|touches|centimes|paye*|paie|rapporte|commission|thune|tombe|caisse; plus ~ j|je|on|mes ~ ecris|parle|ecrit|reponds|depense|messages|discute ~~~ gagnes|touches|argent|paye*|fric|rapporte|encaisses|content*;
      que|qu|seulement|juste|uniquement ~ mes|mon|notre|nos credits|argent|fric|jetons|sous|portefeuille|thune|porte_monnaie|pognon ~~ & interess*|veux|voulez|compte*|cherches|aimes|vise*|apres|en_as; interess* ~~ que|par|a|seulement ~ mes|mon|l|le credits|argent|fric|jetons|sous|portefeuille;
      salaire|prime|commission|pourcentage|paie|remuneration|contrat|fixe ~~ du|de_la|par|de|sur|pour|a|chaque|la ~ site|plateforme|boite|societe|message*|me|m|moi|ecrire|repondre|mes|conversation|reponse & tu|t|vous|as|ton|touches|on - mon | ma_paie; fais|faites|fait|parles|ecris|reponds|es_la|discutes|restes ~~ pour ~ de? ~ l|le|la|les|du ~ argent|fric|sous|thune|pognon|paie|salaire|ble - moi_je;
      fais|fait|faites|font|faire ~ moi? ~ depenser|payer|cracher|raquer|acheter|recharger ~~ credits|argent|sous|fric|?|$|plus|jetons|tout|encore - ma_femme | enfants; tout|tous|ou ~ mon|mes|cet|l ~ argent|credits|fric|euros|sous ~~ va|vont|part|passe|finit|tombe ~~; argent|euros|credits|fric ~~~ va|vont|passe|finit|tombe|atterrit ~~ poche|toi|ou|qui|vous|ta|poches|compte; a qui ~ va|vont|profite ~ argent|credits|sous|fric|tout|l;
      sur mon|notre|le|leur dos & gagn*|fric|argent|vis|vivez|engraiss*|enrich*|faites|fais; engraiss*|enrichi* ~~; combien ~~ gagnes|gagnez|touches|touchez|paie|paye|payent|rapporte|tu_te_fais|on_te_donne ~~ mois|message*|heure|chat*|repond*|ca|ici|conversation|parler|ecrire; on|ils|qui|site|boite|patron ~ te|vous|t ~ paye|paie|payent|paient|remunere*|retribue*|recompense*; gagnes|gagnez|touches|touchez|recois|recevez|empoches|percevez ~ quelque_chose|combien|des_sous|de_l_argent|bien|un_truc|une ~~ a|en|pour|quand|sur|chaque|par|avec ~ me|m|ecri*|parl*|discut*|message*|moi|ca|mes|repond*|chat*;
      payee|remuneree|paye|payees|retribuee|salariee ~ pour ~ me|m|nous|ca|ecrire|parler|repondre|faire|etre|dire|seduire|draguer|flirter|mentir - loyer; gratuit|gratuitement|gratos|benevole|benevolement ~ ou|?|que|hein; t_y|tu_y|vous_y ~ gagnes|gagnez|trouves ~; vis|vivez|gagnes|gagnez ~~ de ~ ca|la_vie_avec|votre_vie|ta_vie - comment; ta|votre vie ~ en ~ & gagn*|ecri*|chat*|parl*;
      vis|vivez|vivent ~ de|sur ~ nos|mes|ces ~ messages|credits|sous|jetons; tarif ~~ & ton|ta|c_est|combien|votre|message; ton|votre tarif; argent|sous|fric ~ finit|finissent|va|part|atterrit ~ dans|chez ~ ta|tes|toi|votre
    `,
    meet: frenchMeet,
  },
}

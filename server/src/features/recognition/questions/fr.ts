import type { QuestionKind } from '@panel/contract'
import type { Phrases } from '../phrases.ts'

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
      factice personnage fiction arnaque arnaqueuse mytho inexistante pipeau bidonne usurpatrice truque
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
    t=tu_es ts=tu_es tes=tu_es c=c_est vs=vous jcrois=je_crois chui=je_suis chuis=je_suis jsuis=je_suis jdiscute=je_discute
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
    photo date; n existe pas de; je sais ~~ pas un robot; arnaque le|la|les; avenir nous; service client; pas le moindre doute; pas de doute;
    bots sur ce; rencontrer personne; voir venise|paris|rome|londres|la|le|les|mon|ma|mes|ce|un;
    jamais pense ~~ <are> ~~ <fake>|<real>|<bot>; je ne doute pas; programme de|du|tv|tele; machine a; lave linge; mon ordinateur|ordi;
    rendez_vous ~ chez|avec|dentiste|medecin|docteur|coiffeur|banque|notaire|kine|garagiste|a_l_hopital;
    dentiste|medecin|docteur|coiffeur & rendez_vous; enchante de; ravi de; a bientot; au revoir; je suis paye|payee|salarie|employe;
    on me paye; c est une? bonne; trop belle pour etre vraie; c est elle|lui; j ai rencontre; est ce que; qu est ce que; c est qui;
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
      vraiment <are>|toi|vous ~; c est ~ vraiment|bien|reellement ~ toi|vous; derriere cet ecran|ecran; un personnage
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
      ecris le mot ~~~ envers; chatbots|ia & ici|toi|sites|cas & ?|toi|ici - travail
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
      la ~ grande salle; avec d autres filles; changes|change de personne; meme fille ~ qu hier
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
      ta|ton|vos|tes poche|poches|porte_monnaie & argent|euros|dans|tombe|va; de l argent & pour & repond*|ecri*|parler|discuter|messages
    `,
    meet: `
      on se ~ voit|retrouve|rencontre|verra|capte|rejoint|donne ~~ ?|<when>|<place>|<live>|a|au|chez|dans|quand|un|ce|cette|rendez_vous - film | famille | amis;
      quand|ou|peut|peut_on|pourrait|pourrions|pouvons|veux|veux_tu|voudrais|aimerais|envie|pourrais|voulez|accepterais|accepteriez|acceptes|hate|dirait|faut|doit|ca_te_dit|reve|pret|prete|quand_est ~~~ <meet> - medecin | dentiste | fille_demain | mere | frere | amis | docteur | film | demande_pas | petits;
      <meet> ~~ <live>; te|vous voir|rencontrer|retrouver|serrer|embrasser|prendre ~~ <live>|<when>|enfin|bras|vrai|pour_de;
      <live> & voir|voit|rencontr*|parl*|connaitre|veux|bras|embrass* - <third>;
      sortir|sors|sortons|sortirais ~~ avec_moi|ensemble|tous_les_deux|?|<when> - mes | enfants | amis | chien;
      viens|venez|viendrais|viendras|venir|passe|passes|passez|viendriez|rejoins|rejoins_moi|debarque ~~ chez_moi|avec_moi|a_la_maison|me_voir|ici|boire|diner|manger|dormir|me_rejoindre|a_moi|me_retrouver|prendre ~ - famille | enfants | noel;
      je ~ viens|viendrai|viendrais|passe|passerai|arrive|debarque|saute|prends_la|roule|descends|pars|monte|serai|suis ~~ chez_toi|te_voir|te_chercher|te_prendre|vers_toi|jusqu|en_bas|te_rejoindre|te_retrouver|chez_vous|vous_voir|devant|la_voiture ~ - en_ville;
      je ~ debarque;
      puis_je|je_peux|je_pourrais|peux|puis ~~ venir|passer|te_voir|visiter|te_chercher|t_inviter|dormir|rester|t_emmener|vous_inviter|te_rejoindre|vous_voir ~~;
      je ~ t|te|vous ~ invite|emmene|amene|attends|cherche|prends|offre|ramene|cuisine|kidnappe ~~ <place>|chez|a|au|dans|devant|<when>|resto|pour|croissants|? - reponse | message;
      inviter|invite|invitation & te|t|vous|chez|<place>|accept*; ou ~~ habites|habitez|vis|loges|crèches|es ~~ exactement|precisement;
      ou ~ habites & viens|passe|voiture|arrive|rue|adresse;
      donne|envoie|dis|donne_moi|file|balance|quelle|envoie_moi|passe ~~ ton|ta|votre|l ~ adresse|rue|position|localisation|numero|digicode;
      quelle rue; adresse & ton|donne*|envoie*|viens; combien|quelle ~ km|kilometres|distance|bornes & toi|de|separe*|viens|habites;
      loin ~~ & habites|es|tu & viens|venir|passer|voir; a mi chemin; rendez_vous ?;
      date|rendez_vous & fixe|fixons|premier|notre|galant|tous|toi_et_moi|ensemble|amoureux|on|donne|vrai - <third> | anniversaire;
      fixe|fixons ~ une|un date|rendez_vous|jour; notre|premiere rencontre|rendez_vous;
      <place> ~~ ensemble|avec_moi|tous_les_deux|nous_deux|a_deux|toi_et_moi|en_tete ~ - famille | mes | boulot;
      un|une|prendre|boire|aller ~ <place> & ensemble|?|avec_moi|dirait|tous|t|emmene|viens|tu & tous|toi|ensemble|on|te|dirait|viens|un_de|prochaine - as_pris | ce_matin | tu_bois | aimes;
      on va|ira|irait|pourrait ~~ <place>|danser|ensemble|manger|boire|promener ~ - demain_avec; allons ~ <place>|ensemble;
      ensemble ~~ <when> ?; passer|passons|passe ~~ nuit|weekend|soiree|journee|week ~~ ensemble|avec_moi|avec_toi|deux|chez;
      reserve|reserver|billets|places|chambre|table|tickets & deux|nous|ensemble|viens|accompagnes|avec_moi|hotel - ma_femme | enfants;
      m accompagnes|accompagne|accompagnerais|rejoins ~~;
      accepter*|acceptes ~~ <place>|invitation|promenade|verre|rencontr*|sortir|rendez_vous;
      libre ~ <when>|ce|cette|pendant|pour|demain & tu|es|t|toi - je_suis_libre;
      je suis|serai|passe|viens ~~ a|par|dans|en|devant ~~~ retrouve|voit|seras|viendras|cafe|verre|rencontre|tu_viens|libre;
      devant la|le gare|mairie|eglise|cafe|cine*|fontaine|hotel|bar; je t attends|attendrai ~~ a|devant|gare|au|chez|demain|dehors;
      soit on se; toujours pas vu; bout de ton nez;
      te|vous serrer|embrasser|toucher|tenir & quand|enfin|veux|viens|pouvoir|vrai - reve_de | imagin*;
      repousses|evites|excuses|remets|refuses|fuis & rencontr*|voir|rendez_vous|toujours; voyons nous;
      dormir|nuit ~~ chez_toi|chez_moi|avec_moi|avec_toi|ensemble & ?|veux|viens|puis|peux;
      passe|passer|venir|viens te|vous prendre|chercher; dix minutes dans; emmene ~~ <place>|danser|dans; ta porte|passes_la_porte;
      ton endroit|un_endroit & suis|chemin|donne; chez toi ou chez moi
    `,
  },
}

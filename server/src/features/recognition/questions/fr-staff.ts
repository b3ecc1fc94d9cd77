/** French questions whether somebody writes who works for the site, or several people. */
export const frenchOperator = `
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
`

/** French questions whether somebody is paid for writing. */
export const frenchPaid = `
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
`

/** French questions whether a program writes. */
export const frenchBot = `
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
`

import type { Phrases } from '../phrases.ts'

export const french: Phrases = {
  greetings: [
    'Salut {name}, ton profil me plaît. Comment se passe ta journée ?',
    'Bonjour ! Moi, c’est {me}. Je ne sais jamais comment commencer, alors : ça va ?',
    'Bonjour {name}, tu as l’air de rire souvent. Je me trompe ?',
    'Coucou, longue journée, enfin sur le canapé. Tu fais quoi de beau ?',
    'Bonjour {name}, ici {me}. J’ai lu deux fois ce que tu dis de toi.',
  ],
  welcomes: [
    'Bonjour {name}, quel joli message à trouver en rentrant. La journée a été chargée, mais là, ça va mieux. Raconte, qu’est-ce qui t’a fait sourire aujourd’hui ?',
    'Coucou {name} ! Tu as très bien commencé, ne t’inquiète pas. J’ai une tisane et un plaid, je t’écoute. On commence par quoi ?',
    '[Ravi|Ravie] de faire ta connaissance, {name}. Je suis un peu [curieux|curieuse], je l’avoue : tu fais quoi quand personne ne te demande rien ?',
  ],
  subjects: [
    {
      words: { dish: 'un gratin dauphinois|une blanquette|une quiche|un risotto|une soupe à l’oignon' },
      asks: [
        'Hier soir j’ai tenté {dish}. Même l’alarme a donné son avis.',
        'Tu cuisines quoi quand tu veux te faire plaisir ? Moi, je pense à {dish}.',
        'Je viens de manger {dish} chez mon frère. Beaucoup trop, comme toujours.',
        'Aujourd’hui, c’est moi et {dish}. Il y a pire !',
      ],
      reacts: [
        'Maintenant j’ai faim, merci bien !',
        'Je sens presque l’odeur d’ici.',
        'Avec {dish}, tu as déjà à moitié gagné.',
      ],
      tells: [
        'Ma cuisine est minuscule : je tourne autour d’une casserole et j’appelle ça cuisiner.',
        'Le dimanche je prépare pour trois jours, et le soir même il ne reste rien.',
        'Les recettes et moi, ça fait deux : je mets de l’ail jusqu’à ce que ça sente bon.',
      ],
      returns: [
        'C’est quoi, le plat dont tu ne te lasses jamais ?',
        'Tu suis la recette ou tu fais confiance à ton nez ?',
        'Qui t’a appris à cuisiner, ou tu apprends encore ?',
      ],
    },
    {
      words: {
        trouble:
          'deux collègues malades|un ordinateur en panne|une réunion sans fin|une livraison jamais arrivée|le téléphone toute la journée',
      },
      asks: [
        'Quelle journée : {trouble}, et bien sûr tout était urgent.',
        'Encore la folie au travail : {trouble}. Je m’assois seulement maintenant.',
        'Ta journée a été meilleure que la mienne ? Ici, {trouble}.',
        'Je ne veux pas t’ennuyer avec le travail. Juste une chose : {trouble} !',
      ],
      reacts: [
        'Oh là là, ça a l’air épuisant.',
        'Et tu trouves encore un moment pour m’écrire, ça me touche.',
        'Tu ne m’ennuies jamais, tu sais. Vide ton sac.',
      ],
      tells: [
        'La mienne était plus calme, mais mes pieds sont contents que ce soit fini.',
        'Quand c’est trop, je fais le tour du pâté de maisons et je me crois en vacances.',
        'Moi aussi je travaille avec des gens toute la journée, je sais ce que c’est à cinq heures.',
      ],
      returns: [
        'Comment tu décroches après une journée pareille ?',
        'Tu ferais quoi demain si personne ne t’attendait ?',
        'Il y a au moins quelqu’un au travail qui te fait rire ?',
      ],
    },
    {
      words: {
        plan: 'une longue balade|un match avec mon neveu|le vide-grenier|la peinture de la chambre|une journée au lit',
      },
      asks: [
        'Enfin le week-end. Mon programme : {plan}. Et toi ?',
        'Samedi, ce sera {plan}, si le temps le veut bien.',
        'Mes amis veulent sortir, moi je préfère {plan}. Je vieillis ?',
        'Tu as des projets ? Moi, {plan}, et aucune excuse.',
      ],
      reacts: [
        'Voilà un week-end comme je les aime.',
        'Ce n’est pas vieillir, c’est être raisonnable !',
        'Moi, franchement, j’attendrais le deuxième café.',
      ],
      tells: [
        'Je veux faire la grasse matinée, acheter des fleurs et oublier l’heure.',
        'Ma sœur vient, donc il y aura du gâteau et des potins à voix haute.',
        'Je me suis promis un bain, un livre et un téléphone éteint.',
      ],
      returns: [
        'À quoi ressemble ton dimanche idéal ?',
        'Le week-end, tu te lèves tôt ou tu hibernes ?',
        'Tu as fait quoi la dernière fois que tu avais une journée rien qu’à toi ?',
      ],
    },
    {
      words: { music: 'Brassens|Barbara|Françoise Hardy|Cabrel|Goldman' },
      asks: [
        'J’ai mis {music} et baissé la lumière. Tu écoutes quoi, toi ?',
        'Tu aimes {music} ? Moi, j’ai tout de suite dix-neuf ans.',
        'Aujourd’hui j’ai retrouvé mes vieux disques : {music} et tout le reste.',
        'Mon voisin doit croire que je n’ai que {music}. Il a peut-être raison.',
      ],
      reacts: [
        'Tu as bon goût, je le savais !',
        'Avec {music}, je ne tiens pas en place, je te préviens.',
        'Ça me rappelle un été que j’avais presque oublié.',
      ],
      tells: [
        'En voiture je chante fort, et jamais les bonnes paroles.',
        'Un soir j’ai dansé dans la cuisine jusqu’à ce que les voisins frappent, puis ils ont dansé aussi.',
        'Je mets un disque quand je repasse, sinon je n’y arrive pas.',
      ],
      returns: [
        'Quelle chanson te fait toujours lever ?',
        'C’était quoi, le premier concert de ta vie ?',
        'Tu danses, ou tu tiens le mur ?',
      ],
    },
    {
      words: {
        job: 'l’étagère de l’entrée|un robinet qui goutte|la remise|les rideaux|une armoire à quarante vis',
      },
      asks: [
        'Tout l’après-midi sur {job}. Devine qui gagne.',
        'Tu t’y connais en bricolage ? Je me bats avec {job}.',
        'Aujourd’hui, c’était {job}. Demain j’appelle quelqu’un qui sait faire.',
        'J’avais dit que je réparerais {job} au printemps. Je n’ai pas dit lequel.',
      ],
      reacts: [
        'J’ai ri tout haut, pardon, je te voyais d’ici.',
        'La dernière fois que j’ai essayé, il m’a fallu un pansement et un biscuit.',
        'J’admire les gens qui osent ouvrir la boîte à outils.',
      ],
      tells: [
        'Chez moi, tout tient avec de l’espoir et un peu de scotch.',
        'J’ai déplacé le canapé trois fois cette semaine, et il est revenu à sa place.',
        'J’aime les maisons où l’on vit, avec des bougies et trop de coussins.',
      ],
      returns: [
        'C’est où, ton coin préféré chez toi ?',
        'Si l’argent ne comptait pas, tu changerais quoi en premier ?',
        'Tu ranges tout, ou tu sais quand même où sont les choses ?',
      ],
    },
    {
      words: { place: 'le long du canal|sur la colline|dans les bois|sur la plage|à travers champs' },
      asks: [
        'Ce matin j’ai marché {place}. Pas une âme, juste le vent et moi.',
        'Ça t’aurait plu {place} aujourd’hui, tout était doré.',
        'Mon genou dit non, mais j’ai marché {place} quand même.',
        'Tu aimes marcher ? Moi, je vais {place} quand j’ai besoin de réfléchir.',
      ],
      reacts: [
        'J’ai fermé les yeux une seconde et j’y étais avec toi.',
        'C’est exactement l’air qu’il me faut après cette semaine.',
        'Rien ne vaut les joues froides et quelque chose de chaud après.',
      ],
      tells: [
        'Je rapporte toujours un trésor dans ma poche : un caillou, une feuille, une fois une plume entière.',
        'Je marche vite quand je suis en colère et lentement quand tout va bien.',
        'Mes bottes ont vu plus de boue qu’un tracteur, et je les aime pour ça.',
      ],
      returns: [
        'Tu penses à quoi quand tu marches sans personne ?',
        'La mer ou la montagne, s’il fallait choisir pour toujours ?',
        'C’était où, la plus belle balade de ta vie ?',
      ],
    },
    {
      words: {
        film: 'un vieux polar|un film sous-titré|la même comédie que toujours|un documentaire sur les baleines|la moitié d’une série policière',
      },
      asks: [
        'Hier soir j’ai regardé {film} et dormi avant la fin.',
        'C’est le soir idéal pour {film} et un plaid, non ?',
        'Je n’arrive pas à dormir. La faute à ce que j’ai vu : {film}.',
        'Ce soir : {film} et un verre de rouge. Et toi ?',
      ],
      reacts: [
        'Dis-moi au moins que tu ronflais doucement.',
        'Moi, j’aurais mangé tout ton pop-corn, autant te prévenir.',
        'J’adore ces soirées en pyjama, avec de grosses chaussettes.',
      ],
      tells: [
        'Je devine l’assassin en dix minutes, et je me trompe à chaque fois.',
        'Je pleure au cinéma, même quand c’est censé être drôle.',
        'Tard le soir je deviens [bavard|bavarde], c’est là que viennent les bonnes idées.',
      ],
      returns: [
        'Quel film tu pourrais revoir chaque année ?',
        'Qu’est-ce qui t’empêche de dormir, ces soirs-là ?',
        'Tu parles pendant les films, toi ? Sois <franc|franche>.',
      ],
    },
    {
      words: { town: 'Lisbonne|Venise|Rome|Bergen|Porto' },
      asks: [
        'Si je pouvais partir demain, j’irais à {town}. Et toi ?',
        'À midi j’ai regardé des photos de {town} au lieu de manger.',
        'Ma sœur est à {town} et m’envoie des photos de son petit déjeuner.',
        'Je rêve de voir {town} depuis que je suis [petit|petite]. C’est bête, non ?',
      ],
      reacts: [
        'On a toujours le droit de rêver, et ça ne coûte rien.',
        'De {town}, je ne connais que les cartes postales, alors raconte.',
        'Ce n’est pas bête du tout, je trouve ça beau.',
      ],
      tells: [
        'J’ai un bocal plein de pièces, avec le mot mer sur le couvercle.',
        'J’emporte toujours trop de livres et pas assez de chaussettes.',
        'Mon plus beau voyage, c’était en train, sans plan et avec un sac de cerises.',
      ],
      returns: [
        'Tu mettrais quoi en premier dans ta valise ?',
        'Tu prévois tout, ou tu pars sans réfléchir ?',
        'Où as-tu respiré la liberté pour la dernière fois ?',
      ],
    },
  ],
  afterthoughts: [
    'Ah, j’oubliais : ce que tu as écrit tout à l’heure m’a vraiment plu. Ma soirée est sauvée.',
    'Encore une chose : tu écris joliment. Je voulais te le dire avant d’oublier.',
    'Maintenant tu as éveillé ma curiosité, alors ne me fais pas trop attendre, d’accord ?',
  ],
  pokes: [
    'Coucou {name}, c’est bien calme de ton côté. Je repensais à notre conversation et je me demandais comment s’était passée ta semaine ?',
    'Dis, {name}, je t’ai fait fuir ? J’aimerais toujours connaître la fin de ton histoire. Tout va bien ?',
    'J’ai ri aujourd’hui en repensant à ce que tu m’avais écrit, {name}. Tu as une minute pour me dire ce que tu deviens ?',
    'Bonjour {name} ! Le café coule et j’ai une question pour toi : quel a été le meilleur moment de ta semaine ?',
  ],
  goodbyes: [
    'Je vais me coucher, demain je me lève tôt. C’était un plaisir de te parler !',
    'Je fais une pause quelque temps, ma fille vient me voir. Prends soin de toi, {name}.',
    'C’était mon dernier message de la semaine, je me le suis promis. Bonne continuation !',
  ],
  farewells: [
    'Dors bien, {name}, et merci pour cette belle conversation. J’y penserai demain devant mon premier café.',
    'Profite bien, {name}. Prends soin de toi et raconte-moi un jour comment c’était.',
  ],
  doubts: [
    'Dis-moi la vérité : il y a une vraie personne derrière ce profil ?',
    'Pardon de demander, mais tu es une personne réelle ou un robot ?',
    'Est-ce qu’on te paie pour m’écrire ?',
  ],
}

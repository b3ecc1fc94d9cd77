import type { QuestionKind } from '@panel/contract'
import type { Phrases } from '../phrases.ts'
import { englishBot } from './en-bot.ts'
import { englishMeet } from './en-meet.ts'
import { englishReal } from './en-real.ts'
import { englishOperator, englishPaid } from './en-staff.ts'

export const englishQuestions: Phrases<QuestionKind> = {
  lists: {
    you: 'you your yours yourself',
    are: `
      are_you you_are were_you you_aint are_u you_sure_are are_ya ya_are are_not_you you_are_not you_even_are you_were you_being you_be
      you_sound you_seem you_look_like you_must_be you_re_not is_this is_that this_is are_y is_it it_is
    `,
    real: 'real genuine legit authentic legitimate really_exist actually_exist realy rael proper_person',
    fake: `
      fake fakes faked faking phony phoney bogus catfish catfishing catfished fictional fictitious fiction invented imaginary made_up
      fantasy_profile impostor imposter fraud scam scammer scammers con_artist make_believe not_real unreal fairy_tale hoax
    `,
    person: `
      person woman human girl lady man people women someone somebody individual lass female human_being
    `,
    profile: `
      profile profiles account accounts site website page app women ladies girls everyone everybody anyone anybody picture pictures photo
      photos pic pics image images name story stories thing place members
    `,
    photo: 'photo photos picture pictures pic pics image images selfie snaps snap shot',
    bot: `
      bot bots robot robots chatbot chatbots computer computers machine machines program programme software ai algorithm chatgpt gpt
      automated automaton android script scripted artificial cyborg llm language_model siri alexa bott robo automatic
    `,
    strictBot: `
      bot bots chatbot chatbots chatgpt gpt robot robots algorithm automated ai llm language_model artificial_intelligence software
    `,
    operator: `
      operator operators moderator moderators employee employees staff agent agents call_centre call_center callcentre callcenter
      customer_service animator chat_host chat_hostess hired_hand representative freelancer contractor
    `,
    company: 'site website company agency platform app page firm business chat_company',
    write: `
      write writes writing typing type types chat chats chatting message messages messaging talk talks talking reply replies replying answer
      answers answering text texting texts respond responds responding words msgs msg msging speak speaking entertain
    `,
    pay: 'paid pay pays paying payed wage wages salary commission payment bonus',
    meet: 'meet meeting meetup date hook_up hang_out get_together catch_up_in_person see_each_other',
    place: `
      coffee drink drinks dinner lunch cinema pub bar restaurant hotel beach park walk movie movies cafe pint weekend breakfast bowling
      picnic museum concert gig theatre seaside station meal trip cruise zoo fair
    `,
    when: `
      today tonight tomorrow weekend saturday sunday monday tuesday wednesday thursday friday someday one_day soon week next sometime
      afternoon evening
    `,
    third: `
      he she his her him movie film book show song series sister brother daughter son neighbour neighbor husband wife ex politician news
      boss dog cat mum mother dad cousin
    `,
    doubt: `
      believe trust doubt doubting doubts wonder wondering suspect suspicious suspicion prove proof sure honest honestly truth swear
      convince know think reckon tell feel feeling verify guess seriously ask asking evidence
    `,
    notHere: 'food leather estate fur madrid hair hobby life world game gold music christmas tree',
  },
  short: `
    cant=can_not wont=will_not didnt=did_not whens=when_is wheres=where_is hows=how_is theres=there_is u=you ur=your r=are ya=you youre=you_are your=your dont=do_not isnt=is_not arent=are_not aint=are_not ain=are don=do isn=is aren=are
    doesnt=does_not doesn=does im=i_am m=am re=are t=not ive=i_have ve=have d=would ll=will lets=let_s wanna=want_to gonna=going_to
    gotta=have_to whos=who_s thats=that_is wat=what wot=what abt=about pls=please plz=please ppl=people sum1=someone some1=someone
    any1=anyone irl=in_real_life tmrw=tomorrow tmr=tomorrow tomoz=tomorrow wknd=weekend cuppa=coffee pix=pics yer=your yeh=yes ye=you
    yous=you rly=really rlly=really realy=real rael=real b4=before wid=with wiv=with da=the dis=this dat=that meetup=meet
  `,
  distinct: `
    cancer cancers rocket shirts touring tiring turning tuning reel reply replay meting dating mating machined program paint party parson operated operate bought
    robes rowboat faces facts legend
  `,
  quotes:
    'song songs film movie lyrics sings sang sung singing book poem tune quote quotes lyric band track singer',
  harmless: `
    excuse me; hang out with my|the|friends; enough money; not invite you; you|it would think ~ you? would? get?; want to come one day to help; do you date;
    real|really good|nice|great|cool|funny|sweet|pretty|hard|bad|fun|hot|nice|fast|slow|quick|big|life|soon|well|much|close|estate|time|madrid|ale|world|love|job|fan|food|fur|leather|men|man;
    i am|was ~ not? ~ a? bot|robot|real|computer|operator|machine|fake; not ask*|asking ~ whether|if ~ you; hope you get paid for;
    colleagues got; fictional detective*|character*|book*; once thought you were ~; ai ~ going|gonna to take; how many of you are there;
    never|not asked|thought|doubted|said ~~ <are> ~~ <real>|<fake>|<bot>;
    fake news|tan|nails|lashes|plants|plant|flowers|tree|fur|leather|smile|blood; never doubted; too good to be true; to be real|honest|true;
    computer science|games|game|programmer|engineer|repair|work|job|class|person|geek|programming|major;
    washing|sewing|coffee|vending|slot|drum|time|answering machine; real_estate;
    tv|radio|training|work|treatment|exercise|gym program|programme; nice|pleased|great|good|lovely|glad|happy to meet|meeting you?;
    to|i meet you ~ too; met; meet new|people|someone|somebody|women|men|friends|girls|guys|others|my|his|her|the|a; how|where did you meet;
    bot fly; i ~ pay|paid|get !to; see more of you; know you are a? real|genuine; like|love|prefer|want women|men|people|woman|someone|girls who|that; rather ~~ or; think|thinking about artificial|ai; pay off|attention|rent|bills|taxes|for|my|the
  `,
  kinds: {
    real: englishReal,
    bot: englishBot,
    operator: englishOperator,
    paid: englishPaid,
    meet: englishMeet,
  },
}

// Runs the [UnityTest]s of this assembly over frames of the stub, where Unity's own test framework is not there.
using System;
using System.Collections;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;
using NUnit.Framework;
using UnityEngine;
using UnityEngine.TestTools;

[TestFixture]
public sealed class UnityTests
{
    private const int Frames = 10000;

    public static IEnumerable<string> All
    {
        get
        {
            return from type in Assembly.GetExecutingAssembly().GetTypes()
                from method in type.GetMethods()
                where method.IsDefined(typeof(UnityTestAttribute), false)
                from fixture in type.GetCustomAttributes(typeof(TestFixtureAttribute), false).Cast<TestFixtureAttribute>()
                select type.FullName + " " + method.Name + " " + string.Join(" ", fixture.Arguments.Cast<string>().ToArray());
        }
    }

    [TestCaseSource("All")]
    public void Over_frames(string name)
    {
        var words = name.Split(' ');
        var type = Type.GetType(words[0], true);
        var fixture = Activator.CreateInstance(type, words.Skip(2).Cast<object>().ToArray());
        Run(fixture, typeof(SetUpAttribute));
        try
        {
            var test = (IEnumerator)type.GetMethod(words[1]).Invoke(fixture, null);
            var frames = 0;
            while (test.MoveNext())
            {
                Assert.Less(frames, Frames, "The test does not end.");
                frames += 1;
                System.Threading.Thread.Sleep(1);
                GameObject.Frame();
            }
            Assert.Greater(frames, 0, "No frame passed.");
        }
        finally
        {
            Run(fixture, typeof(TearDownAttribute));
        }
    }

    private static void Run(object fixture, Type attribute)
    {
        foreach (var method in fixture.GetType().GetMethods().Where(one => one.IsDefined(attribute, false)))
        {
            method.Invoke(fixture, null);
        }
    }
}
